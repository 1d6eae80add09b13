import * as z from 'zod/mini';
import { type ConfigProblem, pathText } from './config-problem';
import { nearestName } from './nearest-name';
import { allowedKeys, schemaAt, valueAt } from './schema-at';

type Path = readonly PropertyKey[];

/** A problem whose line and column are not known yet. */
export interface ProblemAtPath extends Pick<ConfigProblem, 'reason' | 'suggestion' | 'example'> {
  readonly path: Path;
  /** The key itself is wrong, not its value. */
  readonly atKey?: boolean;
  /** Its position in the text, if the path alone is ambiguous. */
  readonly offset?: number;
}

/** Puts zod's issues with `file`, a whole entity file checked by `root`, into plain words. */
export function explainIssues(
  root: z.core.$ZodType,
  file: unknown,
  issues: readonly z.core.$ZodIssue[],
): ProblemAtPath[] {
  function explain(issue: z.core.$ZodIssue): ProblemAtPath[] {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key));
    const written = valueAt(file, path);
    if (written === undefined && path.length > 0) return [missingKey(path)];
    if (issue.code === 'invalid_union') return [notOneOf(path, written, typeNames(path))];
    const example = exampleAt(path);
    if (issue.code === 'invalid_value')
      return [{ ...notOneOf(path, written, issue.values.map(String)), example }];
    return [{ path, reason: reasonOf(issue, written), example }];
  }

  /** Without `type`, zod knows no key of the object, so a misspelt `type` is looked for here. */
  function missingKey(path: Path): ProblemAtPath {
    const key = String(path.at(-1));
    const parent = path.slice(0, -1);
    const misspelt = key === 'type' ? nearestName(key, keysAt(parent)) : undefined;
    if (misspelt === undefined)
      return { path, reason: `The key "${key}" is missing.`, example: exampleAt(path) };
    return {
      path: [...parent, misspelt],
      atKey: true,
      reason: `Unknown key "${misspelt}".`,
      suggestion: key,
      example: '"type": "text"',
    };
  }

  function unknownKey(path: Path, key: string): ProblemAtPath {
    const allowed = allowedKeys(root, path, file);
    const present = keysAt(path);
    const absent = allowed.filter((name) => !present.includes(name));
    const suggestion = nearestName(key, absent) ?? nearestName(key, allowed);
    return {
      path: [...path, key],
      atKey: true,
      reason: `Unknown key "${key}".${suggestion ? '' : ` Use one of: ${allowed.join(', ')}.`}`,
      suggestion,
      example: suggestion && exampleAt([...path, suggestion]),
    };
  }

  function keysAt(path: Path): string[] {
    return Object.keys(Object(valueAt(file, path)));
  }

  /** The values that the `type` at `path` can have. */
  function typeNames(path: Path): string[] {
    const union = schemaAt(root, path.at(-1) === 'type' ? path.slice(0, -1) : path, file);
    const names = union?._zod.propValues;
    const options = union && 'options' in union._zod.def ? union._zod.def.options : undefined;
    if (names?.type) return [...names.type].map(String);
    return Array.isArray(options)
      ? options.flatMap((option) => [...(option._zod.propValues?.type ?? [])].map(String))
      : [];
  }

  /** The example of the schema at `path`, as it would look in the file. */
  function exampleAt(path: Path): string | undefined {
    const schema = schemaAt(root, path, file);
    const examples = schema && z.globalRegistry.get(schema)?.examples;
    if (!Array.isArray(examples) || examples.length === 0) return undefined;
    const key = path.at(-1);
    const text = JSON.stringify(examples[0]);
    return typeof key === 'string' ? `${JSON.stringify(key)}: ${text}` : text;
  }

  const problems = issues.flatMap(explain);
  // A misspelt key is one problem, not an unknown key and a missing one.
  const meant = problems
    .filter(({ atKey, suggestion }) => atKey && suggestion)
    .map(({ path, suggestion }) => pathText([...path.slice(0, -1), suggestion ?? '']));
  return problems.filter(
    ({ path }) => valueAt(file, path) !== undefined || !meant.includes(pathText(path)),
  );
}

function notOneOf(path: Path, written: unknown, options: string[]): ProblemAtPath {
  const list = options.map((option) => JSON.stringify(option)).join(', ');
  const suggestion = typeof written === 'string' ? nearestName(written, options) : undefined;
  return { path, reason: `Must be one of ${list}, not ${shown(written)}.`, suggestion };
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
