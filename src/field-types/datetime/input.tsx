import { nativeInput } from '../plain-input';
import { datetime } from '.';

export const DatetimeInput = nativeInput('datetime-local', datetime.isValue);
