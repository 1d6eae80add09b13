import type { Row } from '../../entities/row';

/** The messages of each field in a 422 response. Messages without a field have an empty name. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

abstract class RequestError extends Error {
  /** The response's status; undefined when there was no response. */
  readonly status: number | undefined;
  /** By which the server's log can be searched. */
  requestId: string | undefined;
  /** The body of the response, for what only our own server says. */
  text: string | undefined;

  constructor(status: number | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.status = status;
  }
}

abstract class FieldsError extends RequestError {
  readonly errors: FieldMessages;

  constructor(status: number, message: string, errors: FieldMessages = {}) {
    super(status, message);
    this.errors = errors;
  }
}

/** 401, 419, a redirect, or a web page instead of data: the session is over. */
export class SignedOutError extends FieldsError {
  readonly kind = 'signedOut';
}

/** 422: the server rejected what was sent. */
export class InvalidError extends FieldsError {
  readonly kind = 'invalid';
}

/** 429. A locked-out sign-in has messages for its fields as well. */
export class TooManyRequestsError extends FieldsError {
  readonly kind = 'tooManyRequests';
}

/** 409: someone else has changed the row. */
export class ConflictError extends RequestError {
  readonly kind = 'conflict';
  /** The row as the server has it now. */
  readonly current: Row;

  constructor(message: string, current: Row) {
    super(409, message);
    this.current = current;
  }
}

/** 500. */
export class ServerError extends RequestError {
  readonly kind = 'serverError';
}

/** 503: the server is overloaded or down for maintenance. */
export class UnavailableError extends RequestError {
  readonly kind = 'unavailable';
}

/** 404 or 405: the server doesn't have this endpoint, or what it refers to. */
export class NotFoundError extends RequestError {
  readonly kind = 'notFound';
}

/** Any other error status. */
export class OtherStatusError extends RequestError {
  readonly kind = 'otherStatus';
}

/** A successful response whose body breaks the contract. */
export class UnexpectedResponseError extends RequestError {
  readonly kind = 'unexpectedResponse';
}

/** No response, so the server may or may not have done what was asked. */
export class NoResponseError extends RequestError {
  readonly kind = 'noResponse';

  constructor(cause: unknown) {
    super(undefined, 'The server did not respond.', { cause });
  }
}

/** The application cancelled the request itself. */
export class AbortedError extends RequestError {
  readonly kind = 'aborted';

  constructor() {
    super(undefined, 'The request was cancelled.');
  }
}

/** Every way in which a request can fail. */
export type Failure =
  | SignedOutError
  | InvalidError
  | TooManyRequestsError
  | ConflictError
  | ServerError
  | UnavailableError
  | NotFoundError
  | OtherStatusError
  | UnexpectedResponseError
  | NoResponseError
  | AbortedError;

export function isFailure(error: unknown): error is Failure {
  return error instanceof RequestError;
}
