import type { ProblemAtPath } from '../config-problem';
import { nearestName } from '../nearest-name';
import { valueAt } from '../schema-at';
import { type Found, namesAt } from './find-all';

/** Checks what fields depend on: other fields, values that these can have, and no circles. */
export function checkShowIf(fields: readonly Found[]): ProblemAtPath[] {
  const named = new Map(fields.map(({ value }) => [valueAt(value, ['name']), value]));
  const known = [...named.keys()].filter((name) => typeof name === 'string');
  const keysOf = (field: unknown) => Object.keys(Object(valueAt(field, ['showIf'])));

  function dependsOn(field: unknown, name: unknown, seen: readonly string[] = []): boolean {
    return keysOf(field).some(
      (key) =>
        key === name || (!seen.includes(key) && dependsOn(named.get(key), name, [...seen, key])),
    );
  }

  return fields.flatMap(({ value: field, path }) => {
    const own = valueAt(field, ['name']);
    const circle = typeof own === 'string' && dependsOn(field, own);
    return keysOf(field).flatMap((key): ProblemAtPath[] => {
      const at = [...path, 'showIf', key];
      const by = named.get(key);
      if (by === undefined) {
        const suggestion = nearestName(key, known);
        const hint = suggestion ? '' : ` The fields are: ${known.join(', ')}.`;
        return [
          { path: at, atKey: true, reason: `There is no field "${key}".${hint}`, suggestion },
        ];
      }
      if (circle) {
        const reason = 'The field would depend on itself, so it would never be shown.';
        return [{ path: at, atKey: true, reason }];
      }
      return checkValues(key, by, valueAt(field, ['showIf', key]), at);
    });
  });
}

function checkValues(
  name: string,
  by: unknown,
  wanted: unknown,
  path: ProblemAtPath['path'],
): ProblemAtPath[] {
  const isYesNo = valueAt(by, ['type']) === 'boolean';
  const values = isYesNo
    ? ['true', 'false']
    : namesAt(by, 'options[].value').map((one) => one.name);
  const labels = namesAt(by, 'options[].label').map((one) => one.name.toLowerCase());
  if (values.length === 0) return [];
  return [wanted].flat().flatMap((one) => {
    if (values.includes(String(one))) return [];
    const meant = values[labels.indexOf(String(one).toLowerCase())];
    const list = values.join(', ');
    const reason = `"${name}" is never ${JSON.stringify(one)}. Its values are ${list}.`;
    return [{ path, reason, suggestion: meant }];
  });
}

/** No row could be added if a required field could only be read. */
export function checkReadOnly(fields: readonly Found[]): ProblemAtPath[] {
  return fields
    .filter(
      ({ value }) =>
        valueAt(value, ['readOnly']) === true &&
        valueAt(value, ['required']) === true &&
        valueAt(value, ['default']) === undefined,
    )
    .map(({ path }) => ({
      path: [...path, 'readOnly'],
      reason: 'A field that must be filled in needs a default if people can only read it.',
    }));
}
