import { inFlight } from './in-flight';

/** The parts of Node's HTTP types that the scripted server needs. */
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

/** A request that the server received. */
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

/** `drop` closes the connection without a response. */
type Step = Reply | 'drop' | Promise<Reply> | ((request: Seen) => Reply | Promise<Reply>);

export interface ScriptedServer {
  readonly url: string;
  readonly requests: readonly Seen[];
  /** Sets the responses to the next requests. The last one is repeated. */
  readonly on: (line: string, ...steps: Step[]) => void;
  /** The requests with this line. */
  readonly seen: (line: string) => readonly Seen[];
  readonly stop: () => void;
}

/**
 * A real HTTP server with scripted responses, and 404 for everything else. Tests pass Node's
 * `createServer`, because only they may import from Node.
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
      // Otherwise reads that fail now would be retried at the server of the next test.
      inFlight.abort();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A promise that the test resolves. */
export function deferred<Value>(): {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
} {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function bodyOf(request: Incoming): Promise<string> {
  let body = '';
  for await (const chunk of request)
    body += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
  return body;
}
