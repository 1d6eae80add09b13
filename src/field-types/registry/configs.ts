// What a config file may say about a field. The browser gets checked configs and does not load this.
export { aadhaarConfig as aadhaar } from '../aadhaar';
export { booleanConfig as boolean } from '../boolean';
export { dateConfig as date } from '../date';
export { datetimeConfig as datetime } from '../datetime';
export { emailConfig as email } from '../email';
export { htmlConfig as html } from '../html/config';
export { imageConfig as image } from '../image';
export { listConfig as list } from '../list/config';
export { moneyConfig as money } from '../money';
export { numberConfig as number } from '../number';
export { phoneConfig as phone } from '../phone';
export { referenceConfig as reference } from '../reference';
export { selectConfig as select } from '../select';
export { slugConfig as slug } from '../slug';
export { textConfig as text } from '../text/config';
export { textareaConfig as textarea } from '../textarea/config';
export { urlConfig as url } from '../url';
