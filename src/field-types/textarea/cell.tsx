import type { FieldCell } from '../field-ui';
import { boxHeight } from '../text/box-height';
import type { TextareaField } from '.';

export const textareaCell = {
  width: 160,
  inputHeight: ({ rows = 4, recommendedMax }) => boxHeight({ rows, recommendedMax }),
} satisfies FieldCell<TextareaField>;
