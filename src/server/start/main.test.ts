import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChildProgram, startProgram } from '../testing/child-program';
import { makeTestLocation, type TestLocation } from '../testing/test-database';

// Each test starts whole programs.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let testLocation: TestLocation;
let environment: Record<string, string>;
let programs: ChildProgram[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paperhanger-main-'));
  testLocation = await makeTestLocation();
  programs = [];
  environment = {
    PORT: '0',
    PAPERHANGER_DATA: join(folder, 'data'),
    PAPERHANGER_CONFIGS: folder,
    ...(testLocation.location.url === undefined ? {} : { DATABASE_URL: testLocation.location.url }),
  };
  await writeConfig({});
});
afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await Promise.all(programs.map(({ exit }) => exit));
  await testLocation.remove();
  await rm(folder, { recursive: true });
});

const writeConfig = (more: object) =>
  writeFile(
    join(folder, 'supplier.json'),
    JSON.stringify({
      name: 'supplier',
      label: 'Supplier',
      fields: [{ name: 'notes', type: 'text' }],
      ...more,
    }),
  );

function start(
  name: 'main' | 'user',
  more: Record<string, string> = {},
  options = {},
): ChildProgram {
  const program = startProgram(name, { ...environment, ...more }, options);
  programs.push(program);
  return program;
}

/** Starts faster than the demo. */
const production = {
  PAPERHANGER_MODE: 'production',
  PAPERHANGER_SECRET: 'x'.repeat(40),
  MAIL_URL: 'smtp://localhost:9',
};

/** A browser's part of signing in, over the wire. */
async function signIn(url: string, server: ChildProgram): Promise<Headers> {
  let headers = new Headers();
  const send = async (path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(response.ok).toBe(true);
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const token = cookies.find((cookie) => cookie?.startsWith('XSRF-TOKEN='))?.slice(11);
    headers = new Headers({
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(token ?? ''),
    });
  };
  await send('/sanctum/csrf-cookie');
  await send('/login', { username: 'demo', password: 'paperhanger' });
  await send('/verifyOTP', { otp: await server.line(/^OTP for demo: (\d{6})$/) });
  return headers;
}

const statusOf = async (url: string, headers: Headers) =>
  (await fetch(`${url}/api/user`, { headers })).status;

describe('the demo', () => {
  test('prints how to sign in, keeps who is signed in over a restart, and ends cleanly', async () => {
    const first = start('main');
    const url = await first.line(/^Open (http:\/\/localhost:\d+)$/);
    await first.line(/^Sign in as demo \/ paperhanger$/);
    const headers = await signIn(url, first);
    expect(await statusOf(url, headers)).toBe(200);
    first.kill('SIGINT');
    expect(await first.exit).toBe(0);
    expect(first.output.map((line) => line.replace(/\d+$/, 'N'))).toEqual([
      'Open http://localhost:N',
      'Sign in as demo / paperhanger',
      'OTP for demo: N',
    ]);

    const second = start('main');
    const nextUrl = await second.line(/^Open (\S+)$/);
    expect(await statusOf(nextUrl, headers)).toBe(200);
    second.send('shutdown');
    expect(await second.exit).toBe(0);
  });
});

describe('the server', () => {
  test('finishes running requests at SIGTERM', async () => {
    const server = start('main', production);
    const url = new URL(await server.line(/^Open (\S+)$/));
    const slow = await halfARequest(url);
    server.kill('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${url}readyz`)).status, { timeout: 10_000 })
      .toBe(503);
    slow.finish();
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(await server.exit).toBe(0);
  });

  test('ends at once at a second signal', async () => {
    const server = start('main', production);
    const url = new URL(await server.line(/^Open (\S+)$/));
    await halfARequest(url);
    const impatience = setInterval(() => server.kill('SIGINT'), 50);
    expect(await server.exit).toBe(1);
    clearInterval(impatience);
  });
});

describe('the server does not start', () => {
  test('on a port in use, and says so in a line', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const server = start('main', { ...production, PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.errors.at(-1)).toBe(
      `Port ${port} is taken by another program. Choose another one. Example: PORT=${port + 1}`,
    );
    other.close();
  });

  test('with wrong settings, and lists them', async () => {
    const server = start('main', { PAPERHANGER_MODE: 'production', PORT: 'http' });
    expect(await server.exit).toBe(1);
    expect(server.errors.map((line) => line.trim().split(' ')[0])).toEqual([
      '3',
      'PORT',
      'PAPERHANGER_SECRET',
      'MAIL_URL',
    ]);
  });

  test('with a faulty entity file, and says where', async () => {
    await writeConfig({ pageSise: 5 });
    const server = start('main');
    expect(await server.exit).toBe(1);
    expect(server.errors.join('\n')).toMatch(/supplier\.json:1:\d+ {2}pageSise/);
    expect(server.output).toEqual([]);
  });
});

test('production has no demo account, and takes the accounts that were added', async () => {
  const add = ['add', 'meera', '--contact', 'meera@example.com'];
  const user = start('user', production, { args: add, input: 'a-good-password\n' });
  expect(await user.exit).toBe(0);
  expect(user.output).toEqual(['Added meera.']);
  const again = start('user', production, { args: add, input: 'a-good-password\n' });
  expect(await again.exit).toBe(1);
  expect(again.errors).toEqual(['There is an account meera already.']);
  const list = start('user', production, { args: ['list'] });
  expect(await list.exit).toBe(0);

  const server = start('main', production);
  await server.line(/^Open /);
  server.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(list.output).toEqual(['meera\tmeera@example.com']);
  expect(server.output).toHaveLength(1);
});

/** A sign-in whose body has come but for its last byte. */
async function halfARequest({ port, host }: URL) {
  const csrf = await fetch(`http://${host}/sanctum/csrf-cookie`);
  const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  const socket = createConnection(Number(port), '127.0.0.1');
  const head = [
    'POST /login HTTP/1.1',
    `Host: ${host}`,
    `Cookie: ${cookies.join('; ')}`,
    `X-XSRF-TOKEN: ${decodeURIComponent(token)}`,
    'Content-Type: application/json',
    'Content-Length: 2',
    // The answer to this comes when the head was read and the body is waited for.
    'Expect: 100-continue',
  ];
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  await once(socket, 'data');
  answer = '';
  return {
    finish: () => void socket.write('}'),
    answer: once(socket, 'close').then(() => answer),
  };
}
