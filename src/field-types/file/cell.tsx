import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { type FileField, file } from '.';
import { FileLink } from './file-link';

export const fileCell = {
  Cell: valueCell(file, (value, text) => <FileLink path={value} name={text} />),
  width: 220,
} satisfies FieldCell<FileField>;
