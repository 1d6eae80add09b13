/** A response to a request. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request, read completely. */
export interface ReceivedRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body as received. */
  readonly bytes: Buffer;
  /** The body as UTF-8 text. */
  readonly text: string;
}

/** The handlers of a part of the site by path, all for POST. */
export type Calls = Readonly<
  Record<string, (request: ReceivedRequest) => Answer | Promise<Answer>>
>;

export function json(status: number, body: unknown): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** A controller's plain return value, which Laravel sends as HTML, even `1`. */
export function plain(body: string, status = 200): Answer {
  return { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' }, body };
}

/** A file to save. */
export function file(type: string, name: string, body: Buffer): Answer {
  const disposition = `attachment; filename=${name}`;
  return {
    status: 200,
    headers: { 'Content-Type': type, 'Content-Disposition': disposition },
    body,
  };
}

/** The response of Laravel's `findOrFail` for a missing row. */
export function missing(model: string, id: unknown): Answer {
  return json(404, { message: `No query results for model [App\\Models\\${model}] ${id}` });
}

/** Laravel's 422. */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): Answer {
  return json(422, { message: 'The given data was invalid.', errors });
}

/**
 * Whether Laravel answers in JSON: the first accepted type is JSON, or a script makes the request
 * and accepts anything. Everything else gets redirects and HTML pages.
 */
export function expectsJson({ headers }: ReceivedRequest): boolean {
  const first = (headers.accept ?? '').split(',')[0]?.split(';')[0]?.trim() ?? '';
  if (/[/+]json$/.test(first)) return true;
  return headers['x-requested-with'] === 'XMLHttpRequest' && ['', '*/*', '*'].includes(first);
}

/** The JSON of a request's body, strings trimmed and empty ones `null`, as Laravel's middleware does. */
export function inputOf(request: ReceivedRequest): Readonly<Record<string, unknown>> {
  if (request.text === '') return {};
  const input: unknown = JSON.parse(request.text);
  if (typeof input !== 'object' || input === null) return {};
  return trimmed(input);
}

/** Trims strings, and turns empty ones into `null`. */
export function trimmed(input: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
}
