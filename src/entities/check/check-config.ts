import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';
import { entityFileSchema, fieldSchema } from '../config-schema';
import type { EntityConfig } from '../entity-config';
import { resolveConfig } from '../resolve-config';
import { type ConfigProblem, MOST_PROBLEMS, type ProblemAtPath, pathText } from './config-problem';
import { explainIssues } from './explain-issue';
import { checkReferences } from './rules/check-references';
import { checkViews } from './rules/check-views';
import { repeatedKeys } from './rules/repeated-keys';
import { findAll } from './rules/written-file';
import { valueAt } from './schema-at';
import { explainSyntax } from './syntax/explain-syntax';
import type { Slip } from './syntax/slip';
import { uniqueBy } from './unique-by';

/** A checked entity file: its config, or everything that is wrong with it. */
export interface CheckedConfig {
  /** The parsed text; undefined if it isn’t JSON. */
  readonly value: unknown;
  readonly config?: EntityConfig | undefined;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** Adds line and column to a problem. */
  readonly locate: (problem: ProblemAtPath) => ConfigProblem;
}

/**
 * Checks the text of an entity file.
 * @param file the path shown in problems
 * @param name the file's name without `.json`, which must be the entity's name
 * @param slips why the text isn't JSON
 */
export function checkConfig(
  text: string,
  file: string,
  name: string,
  slips: readonly Slip[] = explainSyntax(withoutMark(text)),
): CheckedConfig {
  const source = withoutMark(text);
  const tree = slips.length > 0 ? undefined : parseTree(source);
  const locate = ({ path, reason, suggestion, example, offset, atKey }: ProblemAtPath) => ({
    file,
    ...positionAt(source, offset ?? (tree ? offsetOf(tree, path, atKey) : 0)),
    path: pathText(path),
    reason,
    suggestion,
    example,
  });
  if (!tree) {
    const problems = slips.map(({ offset, reason }) => locate({ path: [], offset, reason }));
    return { value: undefined, problems, warnings: [], locate };
  }

  const value: unknown = JSON.parse(source);
  const parsed = entityFileSchema.safeParse(value);
  const found = checkReferences(value, name);
  const all = [
    ...repeatedKeys(tree),
    ...found.problems,
    ...explainIssues(value, parsed.error?.issues ?? []),
    ...checkDefaults(value),
  ].slice(0, MOST_PROBLEMS);
  const problems = inOrder(all.filter(firstInCopy(value)).map(locate));
  // A warning can follow from a problem, such as a misspelt key.
  const warnings = problems.length > 0 ? [] : inOrder(found.warnings.map(locate));
  const config = parsed.success && problems.length === 0 ? resolveConfig(parsed.data) : undefined;
  // Only a checked config says what its filters can be.
  const wrongFilters = config ? checkViews(config).map(locate) : [];
  if (wrongFilters.length > 0) return { value, problems: wrongFilters, warnings, locate };
  return { value, config, problems, warnings, locate };
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** In the order of the file. Several rules can reject one value; the first is enough. */
function inOrder(found: readonly ConfigProblem[]): ConfigProblem[] {
  return uniqueBy(found, ({ path, line, column }) => `${path} ${line} ${column}`).sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** Keeps only the first problem of an entry that was pasted twice: all its names then occur twice. */
function firstInCopy(file: unknown): (problem: ProblemAtPath) => boolean {
  const copies = new Set<string>();
  return ({ path }) => {
    const end = path.findIndex((key, index) => {
      const list = valueAt(file, path.slice(0, index));
      const texts = Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [];
      return typeof key === 'number' && texts.indexOf(texts[key] ?? '') < key;
    });
    const copy = pathText(path.slice(0, end + 1));
    const isKnown = end !== -1 && copies.has(copy);
    copies.add(copy);
    return !isKnown;
  };
}

/** An untouched form would be rejected if a default broke the field's own rules. */
function checkDefaults(file: unknown): ProblemAtPath[] {
  return findAll(file, 'fields[]').flatMap(({ value, path }) => {
    const { data } = fieldSchema.safeParse(value);
    if (!data) return [];
    const field = { ...data, label: data.label ?? data.name };
    const initial = modelOf(field).defaultValue(field);
    return (initial === null ? [] : messagesAbout(field, initial)).map((message) => ({
      path: [...path, 'default'],
      reason: `The default breaks the field’s own rules: ${message}`,
    }));
  });
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
