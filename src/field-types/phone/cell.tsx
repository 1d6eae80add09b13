import type { FieldCell } from '../field-ui';
import type { PhoneField } from '.';

export const phoneCell = { width: 140 } satisfies FieldCell<PhoneField>;
