import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Acts like a browser: keeps cookies and sends the CSRF token. */
export class TestClient {
  /** The values are still URL-encoded. */
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async get(path: string, headers: InjectOptions['headers'] = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url: path, headers });
  }

  /** Sends a JSON body, if any. */
  async post(
    path: string,
    body?: object,
    headers: InjectOptions['headers'] = {},
  ): Promise<LightMyRequestResponse> {
    return this.send({
      method: 'POST',
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
  }

  /** What the browser sends with every request. */
  headers(): Record<string, string> {
    const token = this.cookies.get('XSRF-TOKEN');
    return {
      host: 'localhost:3000',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token === undefined ? {} : { 'x-xsrf-token': decodeURIComponent(token) }),
    };
  }

  /** Headers given here override those of the client; `undefined` removes one. */
  async send(request: InjectOptions): Promise<LightMyRequestResponse> {
    const headers: NonNullable<InjectOptions['headers']> = {
      ...this.headers(),
      ...request.headers,
    };
    const response = await this.#app.inject({
      ...request,
      headers: Object.fromEntries(
        Object.entries(headers).filter(([, value]) => value !== undefined),
      ),
    });
    this.#keepCookies(response.headers['set-cookie']);
    return response;
  }

  #keepCookies(header: string | string[] | undefined): void {
    for (const cookie of [header ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/;\s*max-age=0/i.test(cookie) || /expires=Thu, 01 Jan 1970/i.test(cookie)) {
        this.cookies.delete(name);
      } else {
        this.cookies.set(name, value);
      }
    }
  }
}
