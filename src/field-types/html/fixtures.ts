import { type FieldFixtures, textsOf } from '../field-fixtures';
import type { HtmlField } from '.';

export const htmlFixtures: FieldFixtures<HtmlField> = {
  field: { type: 'html', name: 'div1', label: 'Div 1', required: false, unique: false },
  values: ['<h2>Murals</h2>\n\n<p>&amp;</p>', '<p>मुंबई</p>', 'x < y', '<script>alert(1)</script>'],
  readings: [
    ['<p>One</p>\r\n<p>two</p>', '<p>One</p>\n<p>two</p>'],
    ['', null],
  ],
  bad: ['nul \u0000 inside', { nested: true }, true],
  texts: textsOf,
};
