import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Categories } from './categories';
import { Controls } from './controls';
import { CustomCatalogue } from './custom-catalogue';
import { Installers } from './installers';
import { Invoices } from './invoices';
import { Orders } from './orders';
import { PdfCatalogue } from './pdf-catalogue';
import { picture } from './pictures';
import { Products } from './products';
import {
  type Answer,
  type Calls,
  expectsJson,
  json,
  plain,
  type ReceivedRequest,
} from './responses';
import { Reviews } from './reviews';
import { hasToken, type Session, SessionStore } from './sessions';
import { signInCalls, unauthenticated } from './sign-in';
import { staticFile } from './static-files';

/**
 * The site of a shop, written apart from this project: another implementation of the contract, to test the
 * application against. It has Laravel's sessions, tokens, redirects and messages, and MySQL's rows.
 */
export class ForeignServer {
  readonly controls = new Controls();
  readonly installers = new Installers();
  readonly orders = new Orders();
  readonly categories = new Categories();
  readonly products = new Products();
  readonly customCatalogue = new CustomCatalogue(this.products, this.categories);
  readonly reviews = new Reviews(this.products);
  readonly pdfCatalogue = new PdfCatalogue(this.products);
  /** A separate service without sessions. */
  readonly invoices = new Invoices();
  readonly sessions = new SessionStore();
  readonly #parts: readonly { readonly calls: Calls }[] = [
    this.installers,
    this.orders,
    this.categories,
    this.products,
    this.customCatalogue,
    this.reviews,
    this.pdfCatalogue,
  ];
  readonly #appFolder: string;
  readonly #server: Server;

  private constructor(appFolder: string) {
    this.#appFolder = appFolder;
    this.#server = createServer((message, response) => void this.#serve(message, response));
  }

  /** Starts the server on a free port. */
  static async start(appFolder: string): Promise<ForeignServer> {
    const foreign = new ForeignServer(appFolder);
    await new Promise<void>((resolve) => {
      foreign.#server.listen(0, '127.0.0.1', resolve);
    });
    return foreign;
  }

  get url(): string {
    // The address of a server that listens on a port is of this type.
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(message);
    if (request.method === 'GET' && !isCall(request.path)) {
      const answer = picture(request.path) ?? staticFile(this.#appFolder, request.path);
      return send(response, answer, []);
    }
    this.controls.received.push(request);
    const decision = this.controls.take(request);
    if (decision?.kind === 'answer') return send(response, decision.answer, []);

    const session = this.sessions.open(request);
    const answer = await this.#answer(request, session);
    if (decision?.kind === 'hold') {
      decision.arrive(request);
      await decision.released;
    }
    const cookies = this.sessions.close(session, answer.status !== 419);
    send(response, answer, cookies);
  }

  async #answer(request: ReceivedRequest, session: Session): Promise<Answer> {
    const { method, path } = request;
    if (this.invoices.answers(path)) return this.invoices.answer(request);
    if (method !== 'GET' && !hasToken(request, session)) return pageExpired(request);

    const signIn = signInCalls[`${method} ${path}`];
    if (signIn) return signIn(request, session, this.sessions);

    const call = this.#parts.map(({ calls }) => calls[path]).find((found) => found);
    if (!call) return unknownCall(request);
    if (session.data.userId === undefined) return unauthenticated(request);
    return method === 'POST' ? call(request) : wrongMethod(method, 'POST');
  }
}

function isCall(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/sanctum/');
}

async function read(message: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, value?.toString()]),
  );
  const path = new URL(message.url ?? '/', 'http://localhost').pathname;
  const bytes = Buffer.concat(chunks);
  return { method: message.method ?? '', path, headers, bytes, text: bytes.toString() };
}

function send(response: ServerResponse, answer: Answer, cookies: readonly string[]): void {
  // Browsers repeat a request by themselves if a reused connection breaks.
  const headers = { ...answer.headers, 'Set-Cookie': [...cookies], Connection: 'close' };
  response.writeHead(answer.status, headers);
  response.end(answer.body);
}

function pageExpired(request: ReceivedRequest): Answer {
  if (expectsJson(request)) return json(419, { message: 'CSRF token mismatch.' });
  return plain('<!DOCTYPE html><html><body>Page Expired</body></html>', 419);
}

/** The response to an unknown call. The site serves pages under any path by GET, so a POST is a 405, not a 404. */
function unknownCall({ method }: ReceivedRequest): Answer {
  return method === 'GET' ? json(404, { message: '' }) : wrongMethod(method, 'GET, HEAD');
}

function wrongMethod(method: string, allowed: string): Answer {
  const message = `The ${method} method is not supported for this route. Supported methods: ${allowed}.`;
  return {
    ...json(405, { message }),
    headers: { Allow: allowed, 'Content-Type': 'application/json' },
  };
}
