import { isRecord } from '../../common/is-record';
import {
  ConflictError,
  type Failure,
  InvalidError,
  NotFoundError,
  OtherStatusError,
  ServerError,
  SignedOutError,
  TooManyRequestsError,
  UnavailableError,
} from './errors';
import { fieldMessages } from './field-messages';
import { readLoosely } from './response-body';

/** The failure that an error response stands for. */
export function failureOf(status: number, text: string): Failure {
  const body = readLoosely(text);
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : '';
  const errors = fieldMessages(body);
  switch (status) {
    case 401:
    case 419:
      return new SignedOutError(status, message, errors);
    case 404:
    case 405:
      return new NotFoundError(status, message);
    case 409:
      return isRecord(body) && isRecord(body.current)
        ? new ConflictError(message, body.current)
        : new OtherStatusError(status, message);
    case 422: {
      const hasErrors = Object.keys(errors).length > 0 || !message;
      return new InvalidError(status, message, hasErrors ? errors : { '': [message] });
    }
    case 429:
      return new TooManyRequestsError(status, message, errors);
    case 500:
      return new ServerError(status, message);
    case 503:
      return new UnavailableError(status, message);
    default:
      return new OtherStatusError(status, message);
  }
}
