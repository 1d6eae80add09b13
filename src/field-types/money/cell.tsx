import type { FieldCell } from '../field-ui';
import type { MoneyField } from '.';

export const moneyCell = { align: 'end', width: 120 } satisfies FieldCell<MoneyField>;
