import type { FieldConfig } from '../field-types';
import { dayInWords } from '../field-types/date/schema';
import type { Conditions, SpecialCondition } from '../field-types/field-model';
import { displayText } from '../field-types/read';
import { type Fields, fieldOf } from './entity-config';
import { isSpecial } from './shown-fields';

/** Conditions in words: `Stage is “Quoted” or “Won” and Amount is ₹100 or more`. Empty without conditions. */
export function wordsFor(config: Fields, conditions: Conditions = {}): string {
  const words = Object.entries(conditions).map(([name, wanted]) => {
    const by = fieldOf(config, name);
    const texts = isSpecial(wanted)
      ? special(by, wanted)
      : [wanted]
          .flat()
          .map((one) => `“${displayText(by, one, {})}”`)
          .join(' or ');
    return `${by.label} is ${texts}`;
  });
  return words.join(' and ');
}

function special(by: FieldConfig, { is, from, to }: SpecialCondition): string {
  if (is) return is === 'filled' ? 'filled in' : 'empty';
  const [first = '', last = ''] = [from, to].map((end) => shownEnd(by, end));
  if (first && last) return first === last ? first : `from ${first} to ${last}`;
  const isDay = typeof (from ?? to) === 'string';
  return first
    ? `${first} or ${isDay ? 'later' : 'more'}`
    : `${last} or ${isDay ? 'earlier' : 'less'}`;
}

/** An end of a range as people read it. */
function shownEnd(by: FieldConfig, end: string | number | undefined): string | undefined {
  if (end === undefined) return undefined;
  return typeof end === 'string' ? dayInWords(end) : displayText(by, end, {});
}
