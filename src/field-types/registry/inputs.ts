import { date as day } from '../date';
import { datetime as moment } from '../datetime';
import { nativeInput, plainInput } from '../plain-input';

export const aadhaar = plainInput({
  inputMode: 'numeric',
  placeholder: '12 digits',
  className: 'shown-in-use',
});
export { BooleanInput as boolean } from '../boolean/input';
export const date = nativeInput('date', day.isValue);
export const datetime = nativeInput('datetime-local', moment.isValue);
export const email = plainInput({ type: 'email' });
export { FileInput as file } from '../file/input';
export { HtmlInput as html } from '../html/input';
export { ImageInput as image } from '../image/input';
export const list = plainInput({ spellCheck: false });
export const money = plainInput({ inputMode: 'decimal' });
export const number = plainInput({ inputMode: 'decimal' });
export const phone = plainInput({ type: 'tel', placeholder: '10 digits' });
export { ReferenceInput as reference } from '../reference/input';
export { SelectInput as select } from '../select/input';
export const slug = plainInput({ spellCheck: false });
export { TextInput as text } from '../text/input';
export { TextareaInput as textarea } from '../textarea/input';
export const url = plainInput({ type: 'url' });
