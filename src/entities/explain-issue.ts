import * as z from 'zod/mini';
import { type Fault, pathText } from './faults';
import { nearestName } from './nearest-name';
import { allowedKeys, schemaAt, valueAt } from './schema-at';

/** A fault before its place in the file is known. */
export interface Complaint extends Pick<Fault, 'reason' | 'suggestion' | 'example'> {
  readonly path: readonly PropertyKey[];
  /** The fault is the key itself, and not what stands behind it. */
  readonly atKey?: boolean;
  /** Where it stands in the text, when the path alone does not say. */
  readonly offset?: number;
}

/** Says in plain words what zod found wrong in `value`, a whole entity file, checked by `root`. */
export function explainIssues(
  root: z.core.$ZodType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): Complaint[] {
  const complaints = issues.flatMap((issue) => explainIssue(root, value, issue));
  // A misspelt key is one fault, and not a missing key beside an unknown one.
  const meant = complaints
    .filter(({ atKey, suggestion }) => atKey && suggestion)
    .map(({ path, suggestion }) => pathText([...path.slice(0, -1), suggestion ?? '']));
  return complaints.filter(
    ({ path }) => valueAt(value, path) !== undefined || !meant.includes(pathText(path)),
  );
}

function explainIssue(root: z.core.$ZodType, value: unknown, issue: z.core.$ZodIssue): Complaint[] {
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

/** While `type` is missing, no key of its object is known; the one that is near is meant. */
function explainMissing(
  value: unknown,
  path: readonly PropertyKey[],
  example: string | undefined,
): Complaint {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const written = Object.keys(Object(valueAt(value, parent)));
  const misspelt = key === 'type' ? nearestName(key, written) : undefined;
  if (misspelt === undefined) return { path, reason: `The key "${key}" is missing.`, example };
  return {
    path: [...parent, misspelt],
    atKey: true,
    reason: `The key "${misspelt}" is not known here.`,
    suggestion: key,
    example: '"type": "text"',
  };
}

function explainUnknownKey(
  root: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
  key: string,
): Complaint {
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
    reason: `The key "${key}" is not known here.${suggestion ? '' : ` Known are: ${allowed.join(', ')}.`}`,
    suggestion,
    example: suggestion && exampleAt(root, [...path, suggestion], value),
  };
}

function explainOptions(
  path: readonly PropertyKey[],
  written: unknown,
  options: string[],
): Complaint {
  const suggestion = typeof written === 'string' ? nearestName(written, options) : undefined;
  return {
    path,
    reason: `Must be one of ${options.map((option) => JSON.stringify(option)).join(', ')}, but is ${shown(written)}.`,
    suggestion,
  };
}

/** The values that the `type` at `path` may have: the discriminators of the union above it. */
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
      return `Must be ${KINDS[issue.expected] ?? issue.expected}, but is ${shown(written)}.`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'Must not be empty.'
        : `Must be ${issue.minimum} or more, but is ${shown(written)}.`;
    case 'too_big':
      return `Must be ${issue.maximum} or less, but is ${shown(written)}.`;
    default:
      return `${issue.message} Written is ${shown(written)}.`;
  }
}

const KINDS: Record<string, string> = {
  string: 'a text in quotes',
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

/** The example that the schema at `path` carries, as it would stand in the file. */
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
