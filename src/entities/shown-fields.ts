import { type FieldConfig, modelOf } from '../field-types';
import { displayText } from '../field-types/read';
import { type Fields, fieldOf } from './entity-config';
import type { Row } from './row';

/** Whether a row has a field: each field that its `showIf` names has one of the values there, and is shown itself. */
export function isShown(
  config: Fields,
  { showIf = {} }: FieldConfig,
  row: Row,
  asked = new Set<string>(),
): boolean {
  return Object.entries(showIf).every(([name, wanted]) => {
    const by = fieldOf(config, name);
    const { parse } = modelOf(by);
    const value = parse(row[name], by);
    const isThere = asked.has(name) || isShown(config, by, row, asked.add(name));
    return isThere && [wanted].flat().some((one) => parse(one, by) === value);
  });
}

/** When rows have a field, in words: `Stage is “Quoted” or “Won” and …`. Empty if they always do. */
export function conditionOf(config: Fields, { showIf = {} }: FieldConfig): string {
  const conditions = Object.entries(showIf).map(([name, wanted]) => {
    const by = fieldOf(config, name);
    const texts = [wanted].flat().map((one) => `“${displayText(by, one, {})}”`);
    return `${by.label} is ${texts.join(' or ')}`;
  });
  return conditions.join(' and ');
}
