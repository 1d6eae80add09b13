import { modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';
import { entityFileSchema, fieldSchema } from '../config-schema';
import type { ProblemAtPath } from './config-problem';
import { explainIssues } from './explain-issue';
import { checkReferences } from './rules/check-references';
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
  return {
    /** Undefined if the format is wrong. */
    file: parsed.data,
    warnings: found.warnings,
    problems: [
      ...found.problems,
      ...explainIssues(value, parsed.error?.issues ?? []),
      ...checkDefaults(value).filter(({ path: [, index] }) => !areOptionsWrong(index)),
    ],
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
