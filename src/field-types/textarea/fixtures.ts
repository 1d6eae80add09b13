import { type FieldFixtures, textsOf } from '../field-fixtures';
import type { TextareaField } from '.';

export const textareaFixtures: FieldFixtures<TextareaField> = {
  field: { type: 'textarea', name: 'answer', label: 'Answer', required: false, unique: false },
  values: [
    'One line',
    'Two\nlines',
    '<h2>Murals</h2>\n\n<p>&amp;</p>',
    'मुंबई 🏙️',
    'x'.repeat(20_000),
  ],
  readings: [
    ['One\r\ntwo\rthree', 'One\ntwo\nthree'],
    ['  padded \n', 'padded'],
    ['', null],
  ],
  bad: ['nul \u0000 inside', { nested: true }, true],
  texts: textsOf,
};
