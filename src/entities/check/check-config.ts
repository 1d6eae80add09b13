import { modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';
import { entityFileSchema, fieldSchema } from '../config-schema';
import type { EntityConfig } from '../entity-config';
import { resolveConfig } from '../resolve-config';
import { type ConfigProblem, MOST_PROBLEMS, type ProblemAtPath, pathText } from './config-problem';
import { explainIssues } from './explain-issue';
import { inOrder, locatedJson } from './located-json';
import { checkFileName } from './rules/check-names';
import { checkReferences } from './rules/check-references';
import { checkViews } from './rules/check-views';
import { repeatedKeys } from './rules/repeated-keys';
import { findAll } from './rules/written-file';
import { valueAt } from './schema-at';
import type { Slip } from './syntax/slip';

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
 * @param name the entity's name, which is the file's without `.json`
 * @param slips why the text isn't JSON
 */
export function checkConfig(
  text: string,
  file: string,
  name: string,
  slips?: readonly Slip[],
): CheckedConfig {
  const { tree, value, problems: notJson, locate } = locatedJson(text, file, slips);
  if (!tree) return { value, problems: notJson, warnings: [], locate };

  const parsed = entityFileSchema.safeParse(value);
  const found = checkReferences(value);
  const all = [
    ...checkFileName(name),
    ...repeatedKeys(tree),
    ...found.problems,
    ...explainIssues(value, parsed.error?.issues ?? []),
    ...checkDefaults(value),
  ].slice(0, MOST_PROBLEMS);
  const problems = inOrder(all.filter(firstInCopy(value)).map(locate));
  // A warning can follow from a problem, such as a misspelt key.
  const warnings = problems.length > 0 ? [] : inOrder(found.warnings.map(locate));
  const config =
    parsed.success && problems.length === 0 ? resolveConfig(name, parsed.data) : undefined;
  // Only a checked config says what its filters can be.
  const wrongFilters = config ? checkViews(config).map(locate) : [];
  if (wrongFilters.length > 0) return { value, problems: wrongFilters, warnings, locate };
  return { value, config, problems, warnings, locate };
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
