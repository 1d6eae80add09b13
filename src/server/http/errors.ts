import type * as z from 'zod/mini';

/** Becomes the response `{message, ...body}` with `status` and headers. People see it, so it has no secrets. */
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

/** A 422 with the errors by field; the default message is the first of them. */
export function invalid(
  errors: Readonly<Partial<Record<string, readonly string[]>>>,
  message = Object.values(errors)[0]?.[0] ?? '',
): HttpError {
  return new HttpError(422, message, { errors });
}

/** The 422 of a request that its schema rejects: the messages by field, whose names are dotted. */
export function rejectionOf({ issues }: z.core.$ZodError): HttpError {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.join('.');
    errors[field] = [...(errors[field] ?? []), message];
  }
  const { '': whole, ...fields } = errors;
  return invalid(fields, whole?.[0]);
}
