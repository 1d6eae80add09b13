import type { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { signedInHeaders } from '../../fixtures/sign-in';

export interface Outcome {
  /** Undefined if the connection broke before the response. */
  readonly status: number | undefined;
  readonly ms: number;
  readonly retryAfter: string | null;
  readonly message: string;
}

/** Someone who is signed in to the demo and adds installers, and remembers which were confirmed. */
export class Staff {
  readonly outcomes: Outcome[] = [];
  readonly confirmed: string[] = [];
  readonly #server: PaperhangerServer;
  readonly #headers: Readonly<Record<string, string>>;
  #next = 0;
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  private constructor(server: PaperhangerServer, headers: Readonly<Record<string, string>>) {
    this.#server = server;
    this.#headers = headers;
  }

  static async signIn(server: PaperhangerServer): Promise<Staff> {
    return new Staff(server, await signedInHeaders(server));
  }

  async call(path: string, body?: object): Promise<Outcome> {
    const start = performance.now();
    const answer = await fetch(`${this.#server.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    const outcome = {
      status: text === undefined ? undefined : answer?.status,
      ms: performance.now() - start,
      retryAfter: answer?.headers.get('retry-after') ?? null,
      message: (answer?.ok ? '' : text) ?? '',
    };
    this.outcomes.push(outcome);
    return outcome;
  }

  async add(): Promise<Outcome> {
    const phone = String(7_000_000_000 + this.#next++);
    const row = {
      name: `Writer ${phone}`,
      city: 'Pune',
      phone,
      aadhaarNo: '234123412346',
      rate: 9,
    };
    const outcome = await this.call('/api/installer/add', row);
    if (outcome.status === 201) this.confirmed.push(phone);
    return outcome;
  }

  /** Adds rows one after the other, in several lanes at once, until it is stopped. */
  work(lanes: number): void {
    const lane = async () => {
      while (!this.#isOver) {
        const { status } = await this.add();
        if (status !== 201) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    this.#isOver = false;
    this.#running = Promise.all(Array.from({ length: lanes }, lane));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** The confirmed rows that the server does not have. */
  async lost(): Promise<readonly string[]> {
    const answer = await fetch(`${this.#server.url}/api/installer/fetch`, {
      method: 'POST',
      headers: this.#headers,
    });
    const rows: readonly { readonly phone: string }[] = await answer.json();
    const stored = new Set(rows.map(({ phone }) => phone));
    return this.confirmed.filter((phone) => !stored.has(phone));
  }
}
