import type { Row } from '../../entities/row';

/** The messages of each field, as a 422 brings them. Those of no field stand under the empty name. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

abstract class RequestError extends Error {
  /** The answer's status; undefined when there was none. */
  readonly status: number | undefined;

  constructor(status: number | undefined, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.status = status;
  }
}

/** 401, 419, a followed redirect, or a web page where data should be: there is no session any more. */
export class SignedOutError extends RequestError {
  readonly kind = 'signedOut';
  readonly errors: FieldMessages;

  constructor(status: number, message: string, errors: FieldMessages = {}) {
    super(status, message);
    this.errors = errors;
  }
}

/** 422: the server found fault with what was sent. */
export class InvalidError extends RequestError {
  readonly kind = 'invalid';
  readonly errors: FieldMessages;

  constructor(message: string, errors: FieldMessages) {
    super(422, message);
    this.errors = errors;
  }
}

/** 409: someone else changed the row in the meantime. */
export class ConflictError extends RequestError {
  readonly kind = 'conflict';
  /** The row as the server has it now. */
  readonly current: Row;

  constructor(message: string, current: Row) {
    super(409, message);
    this.current = current;
  }
}

/** 429. A locked-out sign-in brings messages for its fields as well. */
export class TooManyRequestsError extends RequestError {
  readonly kind = 'tooManyRequests';
  readonly retryAfterSeconds: number | undefined;
  readonly errors: FieldMessages;

  constructor(message: string, retryAfterSeconds: number | undefined, errors: FieldMessages) {
    super(429, message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.errors = errors;
  }
}

/** 500. */
export class ServerError extends RequestError {
  readonly kind = 'serverError';
}

/** 503: the server is being maintained or overloaded. */
export class UnavailableError extends RequestError {
  readonly kind = 'unavailable';
}

/** 404 or 405: the server has not got this call. */
export class NotFoundError extends RequestError {
  readonly kind = 'notFound';
}

/** Any other status that is no success. */
export class OtherStatusError extends RequestError {
  readonly kind = 'otherStatus';
}

/** A success whose body is not what the contract says. */
export class UnexpectedResponseError extends RequestError {
  readonly kind = 'unexpectedResponse';
}

/** Nothing came back: what was asked for may have been done or not. */
export class NoResponseError extends RequestError {
  readonly kind = 'noResponse';

  constructor(cause: unknown) {
    super(undefined, 'There was no answer.', { cause });
  }
}

/** We called it off ourselves, so it is nobody's failure. */
export class AbortedError extends RequestError {
  readonly kind = 'aborted';

  constructor() {
    super(undefined, 'The call was called off.');
  }
}

/** Every way in which a call can fail. */
export type Failure =
  | SignedOutError
  | InvalidError
  | ConflictError
  | TooManyRequestsError
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
