import { setTimeout } from 'node:timers/promises';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { memoryOf } from '../../fixtures/process-memory';
import { DEMO, signedInHeaders } from '../../fixtures/sign-in';
import type { TrialRow } from '../trial';

/** The interval at which colleagues might send requests. */
const EVERY_MS = 20;
const MAX_WAIT_MS = 100;

export type SignedIn = Awaited<ReturnType<typeof startSignedIn>>;

/** Someone who has signed in, and what they send. */
export async function signedIn(server: PaperhangerServer, account = DEMO) {
  const headers = await signedInHeaders(server, account);

  function send(
    path: string,
    body?: BodyInit,
    type?: string,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Response> {
    return fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
  }

  const sendJson = (path: string, body: object, method?: string) =>
    send(path, JSON.stringify(body), 'application/json', method);
  return {
    send,
    sendJson,
    upload(path: string, file: Uint8Array, name = 'sheet.xlsx') {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(file)]), name);
      return send(path, form);
    },
  };
}

/** The demo's server, and a signed-in user of it. */
export async function startSignedIn(settings: Readonly<Record<string, string>> = {}) {
  const server = await PaperhangerServer.start({ settings });
  const person = await signedIn(server);
  const { send } = person;
  return {
    server,
    ...person,
    /** Runs `work` while someone else sends requests. */
    async measure<Result>(work: () => Promise<Result>) {
      const before = memoryOf(server.pid).now;
      const isDone = { yes: false };
      const start = performance.now();
      const working = work().finally(() => {
        isDone.yes = true;
      });
      const waits: number[] = [];
      while (!isDone.yes) {
        const asked = performance.now();
        await (await send('/api/user')).arrayBuffer();
        waits.push(performance.now() - asked);
        await setTimeout(EVERY_MS);
      }
      const result = await working;
      const ms = performance.now() - start;
      return { result, ms, waits, megabytes: memoryOf(server.pid).peak - before };
    },
    async close() {
      await server.kill();
      server.removeData();
    },
  };
}

/** Judges how long others waited for their responses, in milliseconds. */
export function waitOfOthers(waits: readonly number[]): TrialRow {
  const wait = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
  return {
    case: `${waits.length} requests of others, 95 %`,
    measured: `${Math.round(wait)} ms`,
    limit: `${MAX_WAIT_MS} ms`,
    passed: wait <= MAX_WAIT_MS,
  };
}
