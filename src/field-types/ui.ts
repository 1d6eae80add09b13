import type { FieldConfig, FieldTypeName } from '.';
import { aadhaarUi } from './aadhaar/ui';
import { booleanUi } from './boolean/ui';
import { dateUi } from './date/ui';
import type { FieldUi } from './field-ui';
import { imageUi } from './image/ui';
import { listUi } from './list/ui';
import { moneyUi } from './money/ui';
import { numberUi } from './number/ui';
import { phoneUi } from './phone/ui';
import { selectUi } from './select/ui';
import { slugUi } from './slug/ui';
import { textUi } from './text/ui';
import { textareaUi } from './textarea/ui';

/** Every field type's view: a model without one does not compile. */
const fieldUi = {
  text: textUi,
  textarea: textareaUi,
  number: numberUi,
  money: moneyUi,
  boolean: booleanUi,
  select: selectUi,
  date: dateUi,
  phone: phoneUi,
  aadhaar: aadhaarUi,
  slug: slugUi,
  image: imageUi,
  list: listUi,
} satisfies { [Type in FieldTypeName]: FieldUi<Extract<FieldConfig, { type: Type }>> };

/** The view of a field's type. */
export function uiOf(field: FieldConfig): FieldUi<FieldConfig> {
  // The one cast: TypeScript can't see that a field and the view of its type belong together.
  return fieldUi[field.type] as FieldUi<FieldConfig>;
}
