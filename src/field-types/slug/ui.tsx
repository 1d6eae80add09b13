import type { FieldUi } from '../field-ui';
import { PlainCell, PlainInput } from '../text/ui';
import type { SlugField } from '.';

export const slugUi: FieldUi<SlugField> = {
  Cell: PlainCell,
  Input: (props) => <PlainInput {...props} spellCheck={false} />,
  width: 180,
};
