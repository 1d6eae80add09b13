/**
 * Thrown by a handler; the app's one error handler answers `status` with `{message, ...body}` and the
 * headers. The message is shown to people, so it holds nothing that they may not see.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly body: object | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(
    status: number,
    message: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A 422 with the errors of each field; the message is the first of them unless given. */
export function invalid(
  errors: Readonly<Record<string, readonly string[]>>,
  message = Object.values(errors)[0]?.[0] ?? '',
): HttpError {
  return new HttpError(422, message, { errors });
}
