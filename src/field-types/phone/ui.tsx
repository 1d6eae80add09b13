import type { FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import type { PhoneField } from '.';

export const phoneUi: FieldUi<PhoneField> = {
  Cell: PlainCell,
  Input: (props) => <PlainInput {...props} type="tel" />,
  width: 140,
};
