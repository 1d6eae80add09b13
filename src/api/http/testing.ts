/** What the scripted server needs of Node's requests, answers and servers. */
interface Incoming extends AsyncIterable<string | Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}
interface Outgoing {
  writeHead(status: number, headers: Record<string, string | string[]>): unknown;
  end(body: string): unknown;
  destroy(): unknown;
}
interface Server {
  listen(port: number, host: string, then: () => void): unknown;
  address(): string | { readonly port: number } | null;
  close(): unknown;
  closeAllConnections(): void;
}

/** A request as it came over the wire. */
export interface Seen {
  /** Such as `POST /login`. */
  readonly line: string;
  readonly headers: Incoming['headers'];
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string | string[]>;
}

/** `drop` breaks the connection off without an answer. */
type Step = Reply | 'drop' | Promise<Reply> | ((request: Seen) => Reply | Promise<Reply>);

export interface ScriptedServer {
  readonly url: string;
  readonly requests: readonly Seen[];
  /** Says what the next requests get, one after the other; the last step is for all that follow. */
  readonly on: (line: string, ...steps: Step[]) => void;
  /** The requests to a path, by their line. */
  readonly seen: (line: string) => readonly Seen[];
  readonly stop: () => void;
}

/**
 * A real HTTP server that answers as a test tells it; 404 to everything else. It is given Node's
 * `createServer`, since only tests may import from Node.
 */
export async function startServer(
  createServer: (listener: (request: Incoming, response: Outgoing) => void) => Server,
): Promise<ScriptedServer> {
  const scripts = new Map<string, Step[]>();
  const requests: Seen[] = [];

  const server = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    const seen = { line, headers: request.headers, body: await bodyOf(request) };
    requests.push(seen);
    const steps = scripts.get(line);
    const step = (steps && steps.length > 1 ? steps.shift() : steps?.[0]) ?? { status: 404 };
    if (step === 'drop') {
      response.destroy();
      return;
    }
    const reply = await (typeof step === 'function' ? step(seen) : step);
    response.writeHead(reply.status ?? 200, {
      'Content-Type': reply.json === undefined ? 'text/html; charset=UTF-8' : 'application/json',
      ...reply.headers,
    });
    response.end(reply.json === undefined ? (reply.text ?? '') : JSON.stringify(reply.json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    requests,
    on: (line, ...steps) => void scripts.set(line, steps),
    seen: (line) => requests.filter((request) => request.line === line),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A promise that the test fulfils when its time has come. */
export function later<Value>(): {
  readonly promise: Promise<Value>;
  readonly give: (value: Value) => void;
} {
  let give: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

async function bodyOf(request: Incoming): Promise<string> {
  let body = '';
  for await (const chunk of request)
    body += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
  return body;
}
