import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { modelOf } from '../../field-types';
import { checkOf } from '../../field-types/read';
import { entityFileSchema } from '../config-schema';
import type { EntityConfig } from '../entity-config';
import { resolveConfig } from '../resolve-config';
import { checkReferences } from './check-references';
import { type ConfigProblem, pathText } from './config-problem';
import { explainIssues, type ProblemAtPath } from './explain-issue';
import { repeatedKeys } from './repeated-keys';
import { explainSyntax } from './syntax/explain-syntax';

/** A checked entity file: its config, or everything that is wrong with it. */
export type CheckedConfig = {
  readonly warnings: readonly ConfigProblem[];
  /** Adds line and column to a problem. */
  readonly locate: (problem: ProblemAtPath) => ConfigProblem;
  /** Whether the file has this key, such as `endpoints.fetch`. */
  readonly has: (path: readonly string[]) => boolean;
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
    ...(config ? [...checkDefaults(config), ...checkSecretKey(config)] : []),
  ]);
  const base = { locate, has, warnings: inOrder(warnings) };
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
function checkDefaults(config: EntityConfig): ProblemAtPath[] {
  return config.fields.flatMap((field, index) => {
    const value = modelOf(field).defaultValue(field);
    return (value === null ? [] : checkOf(field)(value)).map((message) => ({
      path: ['fields', index, 'default'],
      reason: `The default breaks the field’s own rules: ${message}`,
    }));
  });
}

function checkSecretKey({ actions, fields }: EntityConfig): ProblemAtPath[] {
  const key = fields.find(({ name }) => name === actions.bulkUpdate?.key);
  if (!key || !modelOf(key).storage(key).encrypted) return [];
  const reason = `"${key.name}" can’t identify rows, because it is encrypted. Choose another field.`;
  return [{ path: ['actions', 'bulkUpdate', 'key'], reason }];
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
