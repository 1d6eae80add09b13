import { HttpError } from '../http/errors';
import { httpTexts as texts } from '../http/texts';
import { limitConcurrency } from './limit-concurrency';

const MAX_AT_ONCE = 8;
const MAX_WAITING = 40;

/** Runs a task that has an uploaded file in memory. Other uploads are not read until it is their turn. */
export const limitConcurrentUploads = limitConcurrency(MAX_AT_ONCE, {
  max: MAX_WAITING,
  full: () => new HttpError(503, texts.tooManyUploads, undefined, { 'retry-after': '10' }),
});
