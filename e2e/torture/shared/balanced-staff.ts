import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isRecord } from '../../../src/common/is-record';
import { type Installer, newInstaller } from '../../bench/server/load/installers';

const ADD_LANES = 6;
const UPDATE_LANES = 4;
const READ_LANES = 2;
const AGAIN_AFTER_MS = 30;
const GIVE_UP_MS = 30_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Row extends Installer {
  readonly phone: string;
  readonly city: string;
}

/**
 * Someone whose requests a balancer sends to any server, and to another one if there is no response or a 503. Checks
 * every response against what was confirmed before.
 */
export class BalancedStaff {
  /** The confirmed rows, by phone number. */
  readonly confirmed = new Map<string, { city: string; version: number }>();
  /** Wrong responses, in words. */
  readonly wrong: string[] = [];
  readonly counts = { added: 0, updated: 0, listed: 0, again: 0 };
  /** How long the longest call took, with all its repetitions. */
  longestMs = 0;
  readonly #urls: readonly string[];
  readonly #headers: Readonly<Record<string, string>>;
  #next = 0;
  #people = 0;
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  constructor(urls: readonly string[], headers: Readonly<Record<string, string>>) {
    this.#urls = urls;
    this.#headers = headers;
  }

  work(): void {
    const lanes = (count: number, lane: () => Promise<void>) =>
      Array.from({ length: count }, async () => {
        while (!this.#isOver) await lane();
      });
    this.#running = Promise.all([
      ...lanes(ADD_LANES, () => this.#add()),
      ...lanes(READ_LANES, () => this.#list()),
      ...Array.from({ length: UPDATE_LANES }, () => this.#updateAgainAndAgain()),
    ]);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** Compares a list with the confirmed rows. Returns which rows are missing, duplicated or outdated. */
  async problemsAt(url: string): Promise<string[]> {
    const { body } = await this.#once(url, '/api/installer/fetch', {});
    return this.#problemsIn(rowsIn(body), this.confirmed);
  }

  async #add(): Promise<void> {
    const person = newInstaller(this.#people++);
    const { status } = await this.#call('/api/installer/add', person, randomUUID());
    if (status !== 200 && status !== 201) this.wrong.push(`add: ${status}`);
    else this.confirmed.set(person.phone, { city: person.city, version: 1 });
    this.counts.added += 1;
  }

  /** Each lane changes a different row. */
  async #updateAgainAndAgain(): Promise<void> {
    const person = newInstaller(this.#people++);
    const { body } = await this.#call('/api/installer/add', person, randomUUID());
    let [row] = rowsIn([body]);
    for (let count = 1; row && !this.#isOver; count += 1) {
      const sent = { ...row, city: `City ${count}` };
      const answer = await this.#call('/api/installer/update', sent);
      // The request had been done, but its response was lost, and it was sent again: the row already has its values.
      const current = isRecord(answer.body) ? answer.body.current : undefined;
      const [now]: Row[] = rowsIn([answer.status === 409 ? current : answer.body]);
      if (now?.city !== sent.city || now.version !== row.version + 1)
        this.wrong.push(`update: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
      row = now;
      if (row) this.confirmed.set(row.phone, { city: row.city, version: row.version });
      this.counts.updated += 1;
    }
  }

  async #list(): Promise<void> {
    const before = new Map(this.confirmed);
    const { status, body } = await this.#call('/api/installer/fetch', {});
    const problems = status === 200 ? this.#problemsIn(rowsIn(body), before) : [`list: ${status}`];
    this.wrong.push(...problems.slice(0, 3));
    this.counts.listed += 1;
    await setTimeout(50);
  }

  #problemsIn(rows: readonly Row[], expected: typeof this.confirmed): string[] {
    const found = new Map(rows.map((row) => [row.phone, row]));
    const problems = found.size === rows.length ? [] : ['list: the same row twice'];
    for (const [phone, { city, version }] of expected) {
      const row = found.get(phone);
      if (!row) problems.push(`list: ${phone} is missing`);
      else if (row.version < version || (row.version === version && row.city !== city))
        problems.push(`list: ${phone} is older than confirmed`);
    }
    return problems;
  }

  /** Calls one server after the other until one answers. */
  async #call(path: string, body: object, key?: string): Promise<Answer> {
    const start = performance.now();
    for (;;) {
      const url = this.#urls[this.#next++ % this.#urls.length] ?? '';
      const answer = await this.#once(url, path, body, key).catch(() => undefined);
      const ms = performance.now() - start;
      this.longestMs = Math.max(this.longestMs, ms);
      if (answer && answer.status !== 503) return answer;
      if (ms > GIVE_UP_MS) return { status: 0, body: 'no server answered' };
      this.counts.again += 1;
      await setTimeout(AGAIN_AFTER_MS);
    }
  }

  async #once(url: string, path: string, body: object, key?: string): Promise<Answer> {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        ...this.#headers,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }
}

function rowsIn(body: unknown): Row[] {
  return Array.isArray(body) ? body.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value.phone === 'string' && typeof value.version === 'number';
}
