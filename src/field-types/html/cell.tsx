import type { FieldCell } from '../field-ui';
import type { HtmlField } from '.';

export const htmlCell = {
  width: 160,
  // Two lines until it is used. A line is 1.625 times as high as the font, which is 0.75rem.
  inputHeight: () => `calc(${2 * 1.625 * 0.75}rem + 1.25rem)`,
} satisfies FieldCell<HtmlField>;
