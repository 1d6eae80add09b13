import { entityFileSchema } from '../config-schema';
import type { ProblemAtPath, ProblemPath } from './config-problem';
import { explainIssues } from './explain-issue';
import { readField } from './read-field';
import { checkReferences } from './rules/check-references';
import { messagesAboutDefault } from './rules/passing-days';
import { findAll } from './rules/written-file';

/**
 * Checks the parsed JSON of an entity file.
 * @param related the same file, with only what refers to other parts of it
 */
export function checkFile(value: unknown, related = value) {
  const parsed = entityFileSchema.safeParse(value);
  const found = checkReferences(related);
  // Its default may be the value that an option should have.
  const areOptionsWrong = (index: PropertyKey | undefined) =>
    found.problems.some(({ path }) => path[1] === index && path[2] === 'options');
  const defaults = checkDefaults(value).filter(({ path: [, index] }) => !areOptionsWrong(index));
  return {
    /** Undefined if the format is wrong. */
    file: parsed.data,
    warnings: [...found.warnings, ...defaults.flatMap(({ warnings }) => warnings)],
    problems: [
      ...found.problems,
      ...explainIssues(value, parsed.error?.issues ?? []),
      ...defaults.flatMap(({ problems }) => problems),
    ],
  };
}

function checkDefaults(file: unknown) {
  return findAll(file, 'fields[]').flatMap(({ value, path }) => {
    const field = readField(value);
    if (!field) return [];
    const { lasting, today } = messagesAboutDefault(field);
    const broken = (message: string) => brokenDefault(path, message);
    return { path, problems: lasting.map(broken), warnings: today.map(broken) };
  });
}

/** An untouched form would be rejected if a default broke the field's own rules. */
export const brokenDefault = (field: ProblemPath, message: string): ProblemAtPath => ({
  path: [...field, 'default'],
  reason: `The default breaks the field’s own rules: ${message}`,
});
