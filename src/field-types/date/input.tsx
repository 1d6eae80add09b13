import { nativeInput } from '../plain-input';
import { date } from '.';

export const DateInput = nativeInput('date', date.isValue);
