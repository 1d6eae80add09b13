// The schemas of values. They load with the forms: tables don't need them.
import { calendarSchema } from '../date/schema';
import { datetime as moment } from '../datetime';
import { storedFileSchema } from '../stored-file-schema';

export { aadhaarSchema as aadhaar } from '../aadhaar/schema';
export { booleanSchema as boolean } from '../boolean/schema';
export { dateSchema as date } from '../date/schema';
export const datetime = calendarSchema(moment.isValue, 'a date and time such as 2026-12-31 18:30');
export { emailSchema as email } from '../email/schema';
export const file = storedFileSchema('files/contract.pdf');
export { textSchema as html } from '../text-schema';
export const image = storedFileSchema('images/forest.jpg');
export { listSchema as list } from '../list/schema';
export { moneySchema as money } from '../money/schema';
export { numberSchema as number } from '../number/schema';
export { phoneSchema as phone } from '../phone/schema';
export { referenceSchema as reference } from '../reference/schema';
export { selectSchema as select } from '../select/schema';
export { slugSchema as slug } from '../slug/schema';
export { textSchema as text, textSchema as textarea } from '../text-schema';
export { urlSchema as url } from '../url/schema';
