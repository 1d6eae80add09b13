import { isRecord } from '../../../common/is-record';
import type { ProblemAtPath } from '../config-problem';
import { nearestName } from '../nearest-name';
import { findAll, namesAt, type WrittenField } from './written-file';

/** Checks what `showIf` and `display` say about other fields: values that these can have, and no circles. */
export function checkConditions(fields: readonly WrittenField[]): ProblemAtPath[] {
  const named = new Map(fields.map(({ value }) => [value.name, value]));
  const dependsOn = (field: unknown, name: unknown, seen = new Set<string>()): boolean =>
    Object.keys(Object(named.get(field)?.showIf)).some(
      (by) => by === name || (!seen.has(by) && dependsOn(by, name, seen.add(by))),
    );

  function neverIs(by: unknown, wanted: unknown, yesNo: readonly string[]) {
    const field = named.get(by);
    const options = namesAt(field, 'options[].value').flatMap(({ name }) => name || []);
    const values = field?.type === 'boolean' ? yesNo : options;
    // A key is always a text; as a value, "false" is not false.
    const written = values === yesNo && yesNo[0] === 'true' ? JSON.stringify(wanted) : `${wanted}`;
    // An option without its value has a problem of its own.
    const isUnclear = values === options && findAll(field, 'options[]').length > options.length;
    if (values.length === 0 || isUnclear || values.includes(written)) return [];
    const labels = namesAt(field, 'options[].label').map(({ name }) => name.toLowerCase());
    const words = options.filter((option) => option.length > 2);
    const suggestion =
      values[labels.indexOf(String(wanted).toLowerCase())] ?? nearestName(String(wanted), words);
    const reason = `"${by}" is never ${JSON.stringify(wanted)}. Its values are ${values.join(', ')}.`;
    return [{ reason, suggestion }];
  }

  const inCircles: unknown[] = [];
  return fields.flatMap(({ value: { name, showIf, display }, path }): ProblemAtPath[] => {
    const { by, ...ways } = isRecord(display) ? display : {};
    if (by !== undefined && by === name)
      return [{ path: [...path, 'display', 'by'], reason: `"${by}" can’t decide about itself.` }];
    const displayed = Object.keys(ways).flatMap((key) =>
      neverIs(by, key, ['1', '0']).map((problem) => ({
        path: [...path, 'display', key],
        atKey: true,
        ...problem,
      })),
    );
    const meant = meantCondition(showIf, named);
    if (meant) {
      const reason = 'The key must be the name of the field.';
      const example = `"showIf": ${JSON.stringify(meant)}`;
      return [...displayed, { path: [...path, 'showIf'], reason, example }];
    }
    const back = Object.keys(Object(showIf)).find((by) => by === name || dependsOn(by, name));
    if (back !== undefined) {
      const isReported = inCircles.some((one) => dependsOn(one, name) && dependsOn(name, one));
      inCircles.push(name);
      const reason = 'The field would depend on itself, so it would never be shown.';
      const circle = { path: [...path, 'showIf', back], atKey: true, reason };
      return isReported ? displayed : [...displayed, circle];
    }
    const shown = Object.entries(isRecord(showIf) ? showIf : {}).flatMap(
      ([by, wanted]): ProblemAtPath[] =>
        [wanted]
          .flat()
          .flatMap((one) => neverIs(by, one, ['true', 'false']))
          .map((problem) => ({ path: [...path, 'showIf', by], ...problem })),
    );
    return [...displayed, ...shown];
  });
}

/** The condition that other tools write as `{ "field": "stage", "value": "lost" }`. */
export function meantCondition(
  showIf: unknown,
  fields: { readonly has: (name: unknown) => boolean },
): object | undefined {
  const [[key, by] = [], [other, wanted] = []] = isRecord(showIf) ? Object.entries(showIf) : [];
  const isMeant = !fields.has(key) && !fields.has(other) && fields.has(by) && other !== undefined;
  return isMeant ? { [String(by)]: wanted } : undefined;
}
