import { isRecord } from '../../common/is-record';
import {
  ConflictError,
  type Failure,
  type FieldMessages,
  InvalidError,
  NotFoundError,
  OtherStatusError,
  ServerError,
  SignedOutError,
  TooManyRequestsError,
  UnavailableError,
} from './errors';
import { readLoosely } from './response-body';

/** The failure that an error response represents. */
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

/**
 * The errors map of a response, in any shape: one message or a list per field, nested objects (their
 * names are joined with dots), or the map itself without `errors` around it. A message without a field
 * gets an empty name, so that none is lost.
 */
export function fieldMessages(body: unknown): FieldMessages {
  if (!isRecord(body)) return {};
  const messages: Record<string, string[]> = {};
  if (body.errors !== undefined) collect(body.errors, '', messages);
  else collectLists(body, messages);
  return messages;
}

function collect(value: unknown, field: string, into: Record<string, string[]>): void {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value).trim();
    if (text) into[field] = [...(into[field] ?? []), text];
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, field, into);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value))
      collect(inner, field ? `${field}.${name}` : name, into);
  }
}

/** Without `errors`, only lists of texts count as messages. */
function collectLists(body: Readonly<Record<string, unknown>>, into: Record<string, string[]>) {
  for (const [field, value] of Object.entries(body))
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      collect(value, field, into);
}
