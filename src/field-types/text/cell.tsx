import type { FieldCell } from '../field-ui';
import type { TextField } from '.';
import { boxHeight } from './box-height';

export const textCell = {
  width: 120,
  inputHeight: ({ rows = 1, recommendedMax }) => boxHeight({ rows, recommendedMax }),
} satisfies FieldCell<TextField>;
