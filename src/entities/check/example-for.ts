import { isRecord } from '../../common/is-record';
import { plainText } from '../../common/plain-text';
import { entityFileSchema } from '../config-schema';
import type { ProblemPath } from './config-problem';
import { innerIssues } from './inner-issues';
import { camelCase } from './rules/check-names';
import { fieldsOf, namesAt } from './rules/written-file';
import { schemaAt, valueAt } from './schema-at';

/**
 * Correct JSON for the key at `path`: with the value that the file has there, if it only has the wrong
 * kind or key, otherwise an example with the file's own names.
 */
export function exampleFor(
  path: ProblemPath,
  file: unknown,
  written: unknown = valueAt(file, path),
): string | undefined {
  const key = path.at(-1);
  const isItem = typeof key === 'number';
  const { examples } = schemaAt(isItem ? path.slice(0, -1) : path, file);
  const [first]: readonly unknown[] = Array.isArray(examples) ? examples : [];
  const example = isItem && Array.isArray(first) ? first[0] : first;
  if (example === undefined) return undefined;
  if (key === 'showIf' && !isRecord(written)) return conditionFor(path, file, written);
  const converted = conversionsOf(written, example).find((value) => isAllowed(value, path, file));
  const text = JSON.stringify(converted ?? inOwnNames(example, file));
  return typeof key === 'string' ? `${JSON.stringify(key)}: ${text}` : text;
}

/** A condition on a field of the file: the field that was written, or the first that has few values. */
function conditionFor(path: ProblemPath, file: unknown, written: unknown): string | undefined {
  const own = valueAt(file, [...path.slice(0, -1), 'name']);
  const conditions = fieldsOf(file)
    .filter(({ value }) => value.name !== own && value.showIf === undefined)
    .flatMap(({ value: { name, type, options } }) => {
      const value = type === 'boolean' || valueAt(options, [0, 'value']);
      return value === undefined ? [] : [{ name, text: JSON.stringify({ [String(name)]: value }) }];
    });
  const found = conditions.find(({ name }) => [written].flat().includes(name)) ?? conditions[0];
  return found && `"showIf": ${found.text}`;
}

export function isAllowed(value: unknown, path: ProblemPath, file: unknown): boolean {
  const changed = structuredClone(file);
  Object.assign(Object(valueAt(changed, path.slice(0, -1))), { [String(path.at(-1))]: value });
  const { issues = [] } = entityFileSchema.safeParse(changed).error ?? {};
  return !issues
    .flatMap(innerIssues)
    .some((issue) => path.every((key, index) => issue.path[index] === key));
}

/** What a value of the wrong kind probably means: `"120"` is 120, `"yes"` true, `"name"` ["name"]. */
function conversionsOf(written: unknown, example: unknown): unknown[] {
  // Not `String`, which fails for an object whose `toString` is not a function.
  const word = plainText(written).trim().toLowerCase();
  if (written === undefined || written === null) return [];
  if (typeof example === 'number') {
    const [, number] = /^\D*?(-?[\d,]*\.?\d+)\D*$/.exec(word) ?? [];
    return number ? [Number(number.replaceAll(',', ''))] : [];
  }
  if (typeof example === 'boolean')
    return [true, false].filter((value) =>
      (value ? 'true yes 1 on' : 'false no 0 off').split(' ').includes(word),
    );
  if (Array.isArray(example)) return isRecord(written) ? [] : [[written].flat()];
  if (isRecord(example) && typeof written === 'string') {
    // A field’s name identifies its column, and a label its option.
    const keys = ['value', 'label', 'field', 'name', 'title'].filter((key) => key in example);
    return [{ ...example, ...Object.fromEntries(keys.map((key) => [key, written])) }];
  }
  if (isRecord(example) && Array.isArray(written))
    return written.some(isRecord) ? written.slice(0, 1) : [objectOfNames(written)];
  if (typeof example === 'string') {
    if (isRecord(written)) return sortIn(written);
    if (typeof written === 'object') return [];
    const camel = word.replace(/[^a-z0-9]+(.)?/g, (_, letter = '') => letter.toUpperCase());
    const path = `/${word
      .replace(/^(get|post|put|patch|delete) |^https?:\/\/[^/]*|[?#].*$/g, '')
      .replace(/\/{2,}/g, '/')
      .replace(/^\/+|\/+$/g, '')}`;
    return [written, String(written), ...(example.startsWith('/') ? [path] : [camel])];
  }
  return [written];
}

const objectOfNames = (names: readonly unknown[]) =>
  Object.fromEntries(names.map((name) => [String(name), {}]));

/** Turns `{ "field": "day", "order": "desc" }` into `-day`. */
function sortIn(written: Readonly<Record<string, unknown>>): string[] {
  const name = written.field ?? written.column;
  const isDown = Object.entries(written).some(
    ([key, value]) => /^desc/i.test(String(value)) || (/^desc/i.test(key) && value === true),
  );
  return typeof name === 'string' ? [isDown ? `-${name}` : name] : [];
}

/** The example with the entity's own name, label and fields in place of the sample's. */
function inOwnNames(example: unknown, file: unknown): unknown {
  const label = valueAt(file, ['label']);
  const names = namesAt(file, 'fields[].name')
    .map((field) => field.name)
    .filter((field) => /^[a-z]/i.test(field));
  const own = new Map(
    SAMPLE_FIELDS.map((sample, index) => [
      sample,
      names.includes(sample) ? sample : names[index % names.length],
    ]),
  );
  const text = JSON.stringify(example, (_, value) =>
    typeof value === 'string' ? (own.get(value) ?? value) : value,
  );
  if (typeof label !== 'string' || !/^[a-z][a-z0-9 ]*$/i.test(label)) return JSON.parse(text);
  return JSON.parse(text.replaceAll('Coupon', label).replaceAll(/\bcoupon\b/g, camelCase(label)));
}

/** The field names that the schema's examples use. */
const SAMPLE_FIELDS = ['name', 'code', 'amount', 'metaTitle', 'metaDescription', 'slug', 'type'];
