import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends JSON to a server over connections that stay open, with these headers. */
export class HttpClient {
  readonly #url: string;
  readonly #agent: Agent;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, connections: number, headers = {}) {
    this.#url = url;
    this.#headers = headers;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(path: string, body?: object): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        agent: this.#agent,
        headers: {
          accept: 'application/json',
          ...this.#headers,
          ...(text && { 'content-type': 'application/json' }),
          'content-length': Buffer.byteLength(text),
        },
      });
      sent.on('error', reject).on('response', (answer) => {
        let received = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          received += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: received }));
      });
      sent.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Repeats a job on several connections at once, and returns the number of jobs per second. */
export async function perSecond(
  connections: number,
  ms: number,
  job: () => Promise<void>,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  const repeat = async () => {
    while (performance.now() - start < ms) {
      await job();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  return done / ((performance.now() - start) / 1000);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
