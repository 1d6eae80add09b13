/** What the server says to a request. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request, read to its end. */
export interface ReceivedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body as it came. */
  readonly text: string;
}

export function json(status: number, body: unknown): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** What a controller returns without saying how: Laravel makes it HTML, even when it is `1`. */
export function plain(body: string, status = 200): Answer {
  return { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' }, body };
}

export function redirect(to: string): Answer {
  return {
    status: 302,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', Location: to },
    body: `<!DOCTYPE html><html><head><title>Redirecting to ${to}</title></head></html>`,
  };
}

/** Laravel's 422. */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): Answer {
  return json(422, { message: 'The given data was invalid.', errors });
}

/**
 * Whether Laravel answers in JSON: the first type accepted is JSON, or the request is made by script
 * and takes anything. Everything else gets redirects and HTML pages.
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
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
}
