import * as z from 'zod/mini';
import { type ConfigProblem, pathText } from './config-problem';
import { nearestName } from './nearest-name';
import { allowedKeys, schemaAt, valueAt } from './schema-at';

/** A problem whose line and column are not known yet. */
export interface ProblemAtPath extends Pick<ConfigProblem, 'reason' | 'suggestion' | 'example'> {
  readonly path: readonly PropertyKey[];
  /** The key itself is wrong, not its value. */
  readonly atKey?: boolean;
  /** Its position in the text, if the path alone is ambiguous. */
  readonly offset?: number;
}

/** Puts zod's issues with `value`, a whole entity file checked by `root`, into plain words. */
export function explainIssues(
  root: z.core.$ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): ProblemAtPath[] {
  const problems = issues.flatMap((issue) => explainIssue(root, value, issue));
  // A misspelt key is one problem, not an unknown key and a missing one.
  const meant = problems
    .filter(({ atKey, suggestion }) => atKey && suggestion)
    .map(({ path, suggestion }) => pathText([...path.slice(0, -1), suggestion ?? '']));
  return problems.filter(
    ({ path }) => valueAt(value, path) !== undefined || !meant.includes(pathText(path)),
  );
}

function explainIssue(
  root: z.core.$ZodType,
  value: unknown,
  issue: z.core.$ZodIssue,
): ProblemAtPath[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => explainUnknownKey(root, value, path, key));
  const written = valueAt(value, path);
  const example = exampleAt(root, path, value);
  if (written === undefined && path.length > 0) return [explainMissing(value, path, example)];
  if (issue.code === 'invalid_union')
    return [explainOptions(path, written, typeNames(root, path, value))];
  if (issue.code === 'invalid_value')
    return [{ ...explainOptions(path, written, issue.values.map(String)), example }];
  return [{ path, reason: reasonOf(issue, written), example }];
}

/** Without `type`, zod knows no key of the object, so a misspelt `type` is looked for here. */
function explainMissing(
  value: unknown,
  path: readonly PropertyKey[],
  example: string | undefined,
): ProblemAtPath {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const written = Object.keys(Object(valueAt(value, parent)));
  const misspelt = key === 'type' ? nearestName(key, written) : undefined;
  if (misspelt === undefined) return { path, reason: `The key "${key}" is missing.`, example };
  return {
    path: [...parent, misspelt],
    atKey: true,
    reason: `Unknown key "${misspelt}".`,
    suggestion: key,
    example: '"type": "text"',
  };
}

function explainUnknownKey(
  root: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
  key: string,
): ProblemAtPath {
  const allowed = allowedKeys(root, path, value);
  const present = Object.keys(Object(valueAt(value, path)));
  const suggestion =
    nearestName(
      key,
      allowed.filter((name) => !present.includes(name)),
    ) ?? nearestName(key, allowed);
  return {
    path: [...path, key],
    atKey: true,
    reason: `Unknown key "${key}".${suggestion ? '' : ` Use one of: ${allowed.join(', ')}.`}`,
    suggestion,
    example: suggestion && exampleAt(root, [...path, suggestion], value),
  };
}

function explainOptions(
  path: readonly PropertyKey[],
  written: unknown,
  options: string[],
): ProblemAtPath {
  const suggestion = typeof written === 'string' ? nearestName(written, options) : undefined;
  return {
    path,
    reason: `Must be one of ${options.map((option) => JSON.stringify(option)).join(', ')}, not ${shown(written)}.`,
    suggestion,
  };
}

/** The values that the `type` at `path` can have. */
function typeNames(root: z.core.$ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const union = schemaAt(root, path.at(-1) === 'type' ? path.slice(0, -1) : path, value);
  const names = union?._zod.propValues;
  const options = union && 'options' in union._zod.def ? union._zod.def.options : undefined;
  if (names?.type) return [...names.type].map(String);
  return Array.isArray(options)
    ? options.flatMap((option) => [...(option._zod.propValues?.type ?? [])].map(String))
    : [];
}

function reasonOf(issue: z.core.$ZodIssue, written: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${KINDS[issue.expected] ?? issue.expected}, not ${shown(written)}.`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'Must not be empty.'
        : `Must be ${issue.minimum} or more, not ${shown(written)}.`;
    case 'too_big':
      return `Must be ${issue.maximum} or less, not ${shown(written)}.`;
    default:
      return `${issue.message} Found ${shown(written)}.`;
  }
}

const KINDS: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The example of the schema at `path`, as it would look in the file. */
function exampleAt(
  root: z.core.$ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): string | undefined {
  const schema = schemaAt(root, path, value);
  const examples = schema && z.globalRegistry.get(schema)?.examples;
  if (!Array.isArray(examples) || examples.length === 0) return undefined;
  const key = path.at(-1);
  const text = JSON.stringify(examples[0]);
  return typeof key === 'string' ? `${JSON.stringify(key)}: ${text}` : text;
}
