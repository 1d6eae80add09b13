import * as z from 'zod/mini';
import { documented, shownText } from '../documented';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';

/** Yes or no. */
export const booleanConfig = () =>
  z.strictObject({
    ...baseKeys('boolean'),
    trueLabel: documented(
      z._default(shownText(), 'Yes'),
      'What people read if the value is true.',
      'Active',
    ),
    falseLabel: documented(
      z._default(shownText(), 'No'),
      'What people read if the value is false.',
      'Deactive',
    ),
    default: documented(z._default(z.boolean(), false), 'The initial value in the add form.', true),
  });

export type BooleanField = Labelled<z.output<ReturnType<typeof booleanConfig>>>;

/** Words that people type and servers send; a label takes precedence. */
export const TRUE = ['true', '1', 'yes'];
export const FALSE = ['false', '0', 'no'];

const plain = (text: string) => text.trim().toLowerCase();

export const boolean: FieldModel<BooleanField, boolean> = {
  isValue: (value) => typeof value === 'boolean',
  defaultValue: (field) => field.default,
  parse(input, field) {
    if (input === null || input === undefined) return null;
    // Objects may have no text; JSON’s true and false mean the same whatever the labels are.
    if (typeof input === 'object' || typeof input === 'boolean') return input;
    const text = String(input).trim();
    const word = plain(text);
    if (word === '') return null;
    if (word === plain(field.trueLabel)) return true;
    if (word === plain(field.falseLabel)) return false;
    if (TRUE.includes(word)) return true;
    if (FALSE.includes(word)) return false;
    return typeof input === 'string' ? text : input;
  },
  format: (value, field) => (value ? field.trueLabel : field.falseLabel),
  sheetCell: (field) => ({ holds: 'text', choices: [field.trueLabel, field.falseLabel] }),
  filter: 'options',
  storage: () => ({ type: 'integer' }),
  toColumn: (value) => (value ? 1 : 0),
  fromColumn: (stored) => Number(stored) === 1,
};
