import type { FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import type { ImageField } from '.';

export const imageUi: FieldUi<ImageField> = {
  Cell: PlainCell,
  Input: (props) => <PlainInput {...props} spellCheck={false} />,
  width: 200,
};
