import type { FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import type { NumberField } from '.';

export const numberUi: FieldUi<NumberField> = {
  Cell: PlainCell,
  Input: (props) => <PlainInput {...props} inputMode="decimal" />,
  align: 'end',
  width: 120,
};
