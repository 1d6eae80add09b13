import type { FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import type { MoneyField } from '.';

export const moneyUi: FieldUi<MoneyField> = {
  Cell: PlainCell,
  Input: (props) => <PlainInput {...props} inputMode="decimal" />,
  align: 'end',
  width: 120,
};
