import type { FieldCell } from '../field-ui';
import type { HtmlField } from '.';

export const htmlCell = {
  width: 264,
  formWidth: 'full',
  // Its lines are 1.625 times as high as its small letters.
  inputHeight: ({ rows = 3 }) => `calc(${rows} * 1.625 * 0.75rem + 1.25rem)`,
} satisfies FieldCell<HtmlField>;
