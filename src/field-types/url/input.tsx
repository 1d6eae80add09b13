import { plainInput } from '../plain-input';

export const UrlInput = plainInput({ type: 'url' });
