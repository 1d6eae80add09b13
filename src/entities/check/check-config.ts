import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import * as z from 'zod/mini';
import { isRecord } from '../../common/is-record';
import { modelOf } from '../../field-types';
import { checkOf } from '../../field-types/read';
import { type EntityFile, entityFileSchema } from '../config-schema';
import { actionNames, type EntityConfig } from '../entity-config';
import { resolveConfig } from '../resolve-config';
import { type ConfigProblem, type ProblemAtPath, pathText } from './config-problem';
import { explainIssues } from './explain-issue';
import { checkReferences } from './rules/check-references';
import { findAll } from './rules/find-all';
import { repeatedKeys } from './rules/repeated-keys';
import { schemaAt } from './schema-at';
import { explainSyntax } from './syntax/explain-syntax';

/** A checked entity file: its config, or everything that is wrong with it. */
export type CheckedConfig = {
  readonly warnings: readonly ConfigProblem[];
  /** Adds line and column to a problem. */
  readonly locate: (problem: ProblemAtPath) => ConfigProblem;
  /** Whether the file has this key, such as `endpoints.fetch`. */
  readonly has: (path: readonly string[]) => boolean;
  /** The config, or as much of it as tells the entity’s name, route and request paths. */
  readonly addresses?: EntityConfig | undefined;
} & (
  | { readonly config: EntityConfig; readonly problems: readonly [] }
  | { readonly config?: undefined; readonly problems: readonly ConfigProblem[] }
);

/**
 * Checks the text of an entity file.
 * @param file the path shown in problems
 * @param name the file's name without `.json`, which must be the entity's name
 */
export function checkConfig(text: string, file: string, name: string): CheckedConfig {
  const source = text.replace(/^\uFEFF/, '');
  const slips = explainSyntax(source);
  const tree = slips.length > 0 ? undefined : parseTree(source);
  const locate = ({ path, reason, suggestion, example, offset, atKey }: ProblemAtPath) => ({
    ...{ file, ...positionAt(source, offset ?? (tree ? offsetOf(tree, path, atKey) : 0)) },
    ...{ path: pathText(path), reason, suggestion, example },
  });
  const inOrder = (found: readonly ProblemAtPath[]) => {
    const located = found.map(locate);
    // Several rules can reject one value; the first is enough.
    const spots = located.map(({ path, line, column }) => `${path} ${line} ${column}`);
    return located
      .filter((_, index) => spots.indexOf(spots[index] ?? '') === index)
      .sort((a, b) => a.line - b.line || a.column - b.column);
  };
  const has = (path: readonly string[]) => !!tree && !!findNodeAtLocation(tree, [...path]);
  if (!tree) {
    const problems = slips.map((slip) => locate({ path: [], ...slip }));
    return { locate, has, warnings: [], problems };
  }

  const value: unknown = JSON.parse(source);
  const parsed = entityFileSchema.safeParse(value);
  const config = parsed.success ? resolveConfig(parsed.data) : undefined;
  const { problems: unmatched, warnings } = checkReferences(value, name);
  const problems = inOrder([
    ...repeatedKeys(tree),
    ...explainIssues(entityFileSchema, value, parsed.error?.issues ?? []),
    ...unmatched,
    ...checkDefaults(value),
  ]);
  const isNamed = problems.every(({ path }) => path !== 'name');
  const addresses = isNamed ? (config ?? addressesOf(value)) : undefined;
  // What is refused needs no warning.
  const isRefused = (one: ConfigProblem) => problems.some(({ path }) => path.startsWith(one.path));
  const base = {
    ...{ locate, has, addresses },
    warnings: inOrder(warnings).filter((one) => !isRefused(one)),
  };
  return config && problems.length === 0
    ? { ...base, config, problems: [] }
    : { ...base, problems };
}

/** The check of a file whose text can't be read. */
export function unreadableConfig(
  text: string,
  file: string,
  { offset, reason }: { readonly offset: number; readonly reason: string },
): CheckedConfig {
  const locate = ({ path, ...problem }: ProblemAtPath) => ({
    ...{ file, ...positionAt(text, offset), path: pathText(path), ...problem },
  });
  return { locate, has: () => false, warnings: [], problems: [locate({ path: [], reason })] };
}

/** An untouched form would be rejected if a default broke the field's own rules. */
function checkDefaults(file: unknown): ProblemAtPath[] {
  return findAll(file, 'fields[]').flatMap(({ value, path }) => {
    const schema = schemaAt(entityFileSchema, path, file);
    const parsed = schema && z.safeParse(schema, value);
    if (!parsed?.success || !isField(parsed.data)) return [];
    const field = { ...parsed.data, label: parsed.data.label ?? parsed.data.name };
    const initial = modelOf(field).defaultValue(field);
    return (initial === null ? [] : checkOf(field)(initial)).map((message) => ({
      path: [...path, 'default'],
      reason: `The default breaks the field’s own rules: ${message}`,
    }));
  });
}

type WrittenField = EntityFile['fields'][number];
const isField = (value: unknown): value is WrittenField => isRecord(value) && 'type' in value;

/** The addresses of a file whose other keys may be wrong. */
function addressesOf(file: unknown): EntityConfig | undefined {
  if (!isRecord(file)) return undefined;
  const { name, route, endpoint, endpoints, actions } = file;
  const used = isRecord(actions)
    ? Object.fromEntries(
        actionNames
          .filter((action) => action in actions)
          .map((action) => [action, action === 'bulkUpdate' ? { key: 'name' } : {}]),
      )
    : undefined;
  const parsed = entityFileSchema.safeParse({
    ...{ name, label: 'Row', route, endpoint, endpoints, actions: used },
    fields: [{ type: 'text', name: 'name' }],
  });
  return parsed.success ? resolveConfig(parsed.data) : undefined;
}

/** A missing key is reported at the object that lacks it. */
function offsetOf(tree: Node, path: readonly PropertyKey[], atKey = false): number {
  const steps = path.map((key) => (typeof key === 'number' ? key : String(key)));
  const node = findNodeAtLocation(tree, steps);
  if (!node) return path.length > 0 ? offsetOf(tree, path.slice(0, -1), atKey) : 0;
  return atKey ? (node.parent?.offset ?? node.offset) : node.offset;
}

function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
