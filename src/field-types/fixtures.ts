import type { FieldTypeName } from '.';
import { aadhaarFixtures } from './aadhaar/fixtures';
import { booleanFixtures } from './boolean/fixtures';
import { dateFixtures } from './date/fixtures';
import type { FieldFixtures } from './field-fixtures';
import { imageFixtures } from './image/fixtures';
import { listFixtures } from './list/fixtures';
import { moneyFixtures } from './money/fixtures';
import { numberFixtures } from './number/fixtures';
import { phoneFixtures } from './phone/fixtures';
import { selectFixtures } from './select/fixtures';
import { slugFixtures } from './slug/fixtures';
import { textFixtures } from './text/fixtures';
import { textareaFixtures } from './textarea/fixtures';

/** What every contract suite tries, by field type: a type without fixtures does not compile. */
export const fieldFixtures = {
  text: textFixtures,
  textarea: textareaFixtures,
  number: numberFixtures,
  money: moneyFixtures,
  boolean: booleanFixtures,
  select: selectFixtures,
  date: dateFixtures,
  phone: phoneFixtures,
  aadhaar: aadhaarFixtures,
  slug: slugFixtures,
  image: imageFixtures,
  list: listFixtures,
} satisfies { [Type in FieldTypeName]: FieldFixtures<{ type: Type }> };
