import type { Row } from '../../entities/row';

/** The messages of each field in a 422 response. Messages without a field have an empty name. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** Every way in which a request can fail. */
export type FailureKind =
  /** 401, 419, a redirect, or a web page instead of data: the session is over. */
  | 'signedOut'
  /** 403: the user may not do this. */
  | 'forbidden'
  /** 422: the server rejected what was sent. */
  | 'invalid'
  /** 429. A locked-out sign-in has messages for its fields as well. */
  | 'tooManyRequests'
  /** 409: someone else has changed the row. */
  | 'conflict'
  /** 500. */
  | 'serverError'
  /** 503: the server is overloaded or down for maintenance. */
  | 'unavailable'
  /** 404 or 405: the server doesn't have this endpoint, or what it refers to. */
  | 'notFound'
  /** Any other error status. */
  | 'otherStatus'
  /** A successful response whose body breaks the contract. */
  | 'unexpectedResponse'
  /** The server may or may not have done what was asked. */
  | 'noResponse'
  /** The application cancelled the request itself. */
  | 'aborted';

type Details = Partial<Omit<Failure, 'kind' | 'name' | 'stack'>>;

export class Failure extends Error {
  readonly kind: FailureKind;
  /** The response's status; undefined when there was no response. */
  readonly status: number | undefined;
  readonly errors: FieldMessages = {};
  /** The row of a conflict as the server has it now. */
  readonly current: Row = {};
  /** The ID to search the server's log for. */
  readonly requestId: string | null | undefined;
  /** The body of the response, in which our own server may say more. */
  readonly text: string | undefined;

  constructor(kind: FailureKind, details: Details = {}) {
    super(details.message);
    this.kind = kind;
    Object.assign(this, details);
  }
}
