import type * as z from 'zod/mini';
import { withKey } from '../edit-text';
import { typeOf, typesIn } from '../json-schema';
import { MOST_PROBLEMS, type ProblemAtPath, type ProblemPath, pathText } from './config-problem';
import { exampleFor, isAllowed } from './example-for';
import { expectedKinds, innerIssues } from './inner-issues';
import { mergeProblems } from './merge-problems';
import { nearestName, soleNearest } from './nearest-name';
import { allowedKeys, lackingKeys, placesOf, requiredKeys, schemaAt, valueAt } from './schema-at';
import { meantBy, whyNeedless } from './synonyms';

/** Puts zod's issues with a whole entity file into plain words. */
export function explainIssues(file: unknown, issues: readonly z.core.$ZodIssue[]): ProblemAtPath[] {
  function explain(issue: z.core.$ZodIssue): ProblemAtPath[] {
    const { path } = issue;
    const field = nameInForm(path);
    if (field) return issue.code === 'unrecognized_keys' ? [noFieldInForm(path, field)] : [];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, MOST_PROBLEMS).map((key) => unknownKey(path, key));
    const written = valueAt(file, path);
    // A named pattern has no regex in the file.
    const named = valueAt(file, path.slice(0, -1));
    if (path.length > 0 && typeof named === 'string')
      return [{ path: path.slice(0, -1), reason: reasonOf(issue, named) }];
    if (written === undefined && path.length > 0) return [missingKey(path)];
    if (issue.code === 'invalid_union') {
      const types = typeNames(path);
      if (types.length > 0) return [notOneOf(path, written, types)];
      const kinds = expectedKinds(issue).map((kind) => KINDS[kind] ?? kind);
      if (hasSameKindBefore(file, path)) return [];
      const reason = `Must be ${kinds.join(' or ')}, not ${shown(written)}.`;
      return [{ path, reason, example: exampleFor(path, file) }];
    }
    if (issue.code === 'invalid_value') {
      const problem = notOneOf(path, written, issue.values.map(String));
      return [{ ...problem, example: exampleFor(path, file, problem.suggestion) }];
    }
    // A list whose items all have the wrong kind is one mistake.
    if (issue.code === 'invalid_type' && hasSameKindBefore(file, path)) return [];
    if (path.join() === 'endpoints' && typeof written === 'string') {
      const example = exampleFor(['endpoint'], file, written);
      return [{ path, reason: reasonOf(issue, written), suggestion: 'endpoint', example }];
    }
    // The message of a pattern already says what it should have been.
    const example = path.at(-1) === 'regex' ? undefined : exampleFor(path, file);
    const isRequired = requiredKeys(path.slice(0, -1), file).includes(String(path.at(-1)));
    return [{ path, reason: reasonOf(issue, written, isRequired), example }];
  }

  /** The field's name in an object of the form that isn't a section. `path` leads to the object or one of its keys. */
  function nameInForm(path: ProblemPath): string | undefined {
    const entry = path[0] === 'form' && path.length < 4 ? valueAt(file, path.slice(0, 2)) : null;
    const { field, name = field, fields } = Object(entry);
    return typeof name === 'string' && fields === undefined ? name : undefined;
  }

  function noFieldInForm(path: ProblemPath, field: string): ProblemAtPath {
    const keys = keysAt(path).filter((key) => key !== 'field' && key !== 'name');
    const list = keys.map((key) => `"${key}"`).join(', ');
    const move = list && ` Move ${list} to the field in "fields".`;
    const reason = `A form has the names of fields, and sections.${move}`;
    return { path, reason, example: JSON.stringify(field) };
  }

  /** Without `type`, zod knows no key of the object, so a misspelt `type` is looked for here. */
  function missingKey(path: ProblemPath): ProblemAtPath {
    const key = String(path.at(-1));
    const parent = path.slice(0, -1);
    const present = keysAt(parent);
    if (key === 'type' && present.includes('field') && !present.includes('name'))
      return { path: parent, reason: 'This is a column, not a field. Move it to "columns".' };
    const misspelt: Readonly<Record<string, () => string | undefined>> = {
      type: () => nearestName(key, present) ?? present.find((name) => meantBy(name, [key])),
      field: () => nearestName(key, present),
      by: () => present.find((name) => typeof valueAt(file, [...parent, name]) === 'string'),
    };
    const instead = misspelt[key]?.();
    const isField = path[0] === 'fields';
    if (isField && key === 'type' && instead === undefined && !present.includes('name'))
      return missingKey([...parent, 'field']);
    const value = instead && valueAt(file, [...parent, instead]);
    const example = key === 'type' && instead ? '"type": "text"' : exampleFor(path, file, value);
    if (instead === undefined) {
      const reason =
        isField && key === 'field'
          ? 'Add "field", the name of a shared field, or "name" and "type".'
          : `The key "${key}" is missing.`;
      return { path, isMissing: true, reason, example };
    }
    const reason = `Unknown key "${instead}".`;
    const written = [...parent, instead];
    const fix = soleNearest(key, present) === instead ? renaming(written, key) : undefined;
    return { path: written, atKey: true, reason, suggestion: key, example, fix };
  }

  function unknownKey(parent: ProblemPath, key: string): ProblemAtPath {
    const path = [...parent, key];
    const needless = whyNeedless(key);
    if (needless) return { path, atKey: true, reason: needless };
    const allowed = allowedKeys(parent, file);
    const present = keysAt(parent);
    const absent = allowed.filter((name) => !present.includes(name));
    const places = placesOf(key);
    const isClose = nearestName(key, absent, 1) ?? meantBy(key, absent);
    const fitsAs = (name: string) => isAllowed(valueAt(file, path), [...parent, name], file);
    const fits = isClose && fitsAs(isClose);
    if (places.length > 0 && !fits) {
      const reason =
        lackingKeys(parent, file, [key]) ??
        `The key "${key}" is not allowed here. It belongs in ${places.join(' or ')}.`;
      return { path, atKey: true, reason };
    }
    const suggestion =
      isClose ?? meantBy(key, allowed) ?? nearestName(key, absent) ?? nearestName(key, allowed);
    const sole = soleNearest(key, absent);
    return {
      path,
      atKey: true,
      suggestion,
      fix: sole && sole === suggestion && fitsAs(sole) ? renaming(path, sole) : undefined,
      reason: `Unknown key "${key}".${suggestion ? '' : ` Use one of: ${allowed.join(', ')}.`}`,
      example: suggestion && exampleFor([...parent, suggestion], file, valueAt(file, path)),
    };
  }

  function keysAt(path: ProblemPath): string[] {
    return Object.keys(Object(valueAt(file, path)));
  }

  /** The values that the `type` at `path` can have. */
  function typeNames(path: ProblemPath): string[] {
    const schema = schemaAt(path.at(-1) === 'type' ? path.slice(0, -1) : path, file);
    return typesIn(schema).map((one) => String(typeOf(one)));
  }

  const problems = issues.flatMap(innerIssues).slice(0, MOST_PROBLEMS).flatMap(explain);
  // A misspelt key is one problem, not an unknown key and a missing one.
  const meant = problems
    .filter(({ atKey, suggestion }) => atKey && suggestion)
    .map(({ path, suggestion }) => pathText([...path.slice(0, -1), suggestion ?? '']));
  const isRepeated = ({ path, atKey, isMissing }: ProblemAtPath) =>
    (isMissing && meant.includes(pathText(path))) ||
    (!atKey && problems.some((one) => one.atKey && pathText(one.path) === pathText(path)));
  return mergeProblems(
    file,
    problems.filter((one) => !isRepeated(one)),
  );
}

/** Returns a function that renames the key at a path of a text. */
export const renaming = (path: ProblemPath, key: string) => (text: string) =>
  withKey(
    text,
    path.map((step) => (typeof step === 'number' ? step : String(step))),
    key,
  );

function hasSameKindBefore(file: unknown, path: ProblemPath): boolean {
  const index = path.at(-1);
  // Such as `[object Null]`.
  const kind = (at: number) =>
    Object.prototype.toString.call(valueAt(file, [...path.slice(0, -1), at]));
  return typeof index === 'number' && index > 0 && kind(index - 1) === kind(index);
}

function notOneOf(path: ProblemPath, written: unknown, options: string[]): ProblemAtPath {
  const list = options.map((option) => JSON.stringify(option)).join(', ');
  const text = typeof written === 'string' ? written : '';
  const suggestion = meantBy(text, options) ?? nearestName(text, options);
  return { path, reason: `Must be one of ${list}, not ${shown(written)}.`, suggestion };
}

function reasonOf(issue: z.core.$ZodIssue, written: unknown, isRequired = false): string {
  if (written === Number.POSITIVE_INFINITY || written === Number.NEGATIVE_INFINITY)
    return 'This number is too large.';
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${KINDS[issue.expected] ?? issue.expected}, not ${shown(written)}.${written === null && !isRequired ? ' Leave the key out if it has no value.' : ''}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'Must not be empty.'
        : `Must be ${issue.minimum} or more, not ${shown(written)}.`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Can have at most ${issue.maximum} ${issue.origin === 'string' ? 'characters' : 'entries'}, not ${Object(written).length}.`
        : `Must be ${issue.maximum} or less, not ${shown(written)}.`;
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
  record: 'an object in { }',
};

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
