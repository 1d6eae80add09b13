import { isRecord } from '../../common/is-record';
import { readLoosely } from '../../common/read-loosely';
import { Failure, type FailureKind, type FieldMessages } from './errors';

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  405: 'notFound',
  419: 'signedOut',
  422: 'invalid',
  429: 'tooManyRequests',
  500: 'serverError',
  503: 'unavailable',
};

/** The failure that a response other than 2xx means, with this text and `X-Request-Id`. */
export function failureOf(status: number, text: string, requestId?: string | null): Failure {
  const body = readLoosely(text);
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : '';
  const details = { status, text, requestId, message };
  if (status === 409 && isRecord(body) && isRecord(body.current))
    return new Failure('conflict', { ...details, current: body.current });
  const kind = KINDS[status] ?? 'otherStatus';
  const errors = fieldMessages(body);
  const isLost = kind === 'invalid' && message !== '' && Object.keys(errors).length === 0;
  return new Failure(kind, { ...details, errors: isLost ? { '': [message] } : errors });
}

/**
 * The messages of a response in any shape: one message or a list per field, nested objects (their names are joined with
 * dots), or the map itself without `errors` around it. A message without a field gets an empty name, so none is lost.
 */
function fieldMessages(body: unknown): FieldMessages {
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
