import type { FieldCell } from '../field-ui';
import type { NumberField } from '.';

export const numberCell = { align: 'end', width: 120 } satisfies FieldCell<NumberField>;
