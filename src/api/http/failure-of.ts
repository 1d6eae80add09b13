import { isRecord } from '../../common/is-record';
import {
  Conflict,
  type Failure,
  type FieldMessages,
  Invalid,
  NotThere,
  OtherStatus,
  ServerError,
  SignedOut,
  TooManyRequests,
  Unavailable,
} from './errors';
import { fieldMessages } from './field-messages';
import { readLoosely } from './json';
import { retryAfterSeconds } from './retry-after';

/** The failure that an answer without success stands for. */
export function failureOf({ status, headers }: Response, text: string): Failure {
  const body = readLoosely(text);
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : '';
  const errors = fieldMessages(body);
  switch (status) {
    case 401:
    case 419:
      return new SignedOut(status, message, errors);
    case 404:
    case 405:
      return new NotThere(status, message);
    case 409:
      return isRecord(body) && isRecord(body.current)
        ? new Conflict(message, body.current)
        : new OtherStatus(status, message);
    case 422:
      return new Invalid(message, orMessage(errors, message));
    case 429:
      return new TooManyRequests(message, retryAfterSeconds(headers), errors);
    case 500:
      return new ServerError(status, message);
    case 503:
      return new Unavailable(status, message);
    default:
      return new OtherStatus(status, message);
  }
}

function orMessage(errors: FieldMessages, message: string): FieldMessages {
  return Object.keys(errors).length === 0 && message ? { '': [message] } : errors;
}
