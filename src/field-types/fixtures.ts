import type { FieldTypeName } from '.';
import { aadhaarFixtures } from './aadhaar/fixtures';
import type { FieldFixtures } from './field-fixtures';
import { moneyFixtures } from './money/fixtures';
import { numberFixtures } from './number/fixtures';
import { phoneFixtures } from './phone/fixtures';
import { textFixtures } from './text/fixtures';

/** What every contract suite tries, by field type: a type without fixtures does not compile. */
export const fieldFixtures = {
  text: textFixtures,
  number: numberFixtures,
  money: moneyFixtures,
  phone: phoneFixtures,
  aadhaar: aadhaarFixtures,
} satisfies { [Type in FieldTypeName]: FieldFixtures<{ type: Type }> };
