import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { production, programStarter } from './testing';

const { open, start, writeConfig } = programStarter();

describe('the server', () => {
  test('finishes running requests at SIGTERM', async () => {
    const server = start('main', production);
    const url = new URL(await server.line(/^Open (\S+)$/));
    const slow = await halfARequest(url);
    server.kill('SIGTERM');
    // New connections are accepted for a moment only, which a busy machine may miss.
    const readiness = () =>
      fetch(`${url}readyz`).then(
        ({ status }) => status,
        () => 'closed',
      );
    await expect.poll(readiness).not.toBe(200);
    slow.finish();
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(await server.exit).toBe(0);
  });

  test('ends at SIGTERM while it waits for its database', async () => {
    const DATABASE_URL = 'postgres://paul@127.0.0.1:9/shop';
    const server = start('main', { ...production, DATABASE_URL });
    await expect.poll(() => server.errors[0]).toBeDefined();
    expect(JSON.parse(server.errors[0] ?? '')).toMatchObject({
      level: 40,
      msg: expect.stringContaining('Waiting for'),
    });
    server.kill('SIGTERM');
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

test('a server that shuts down waits for the removal of unused uploads', async () => {
  const database = await open();
  await sql`insert into upload (name, bytes, at) values ('unused', 1, '2020')`.execute(database);
  // Searching all of these rows for the file takes longer than shutting down.
  await sql`
    insert into change (at, entity, row_id, action, version)
    with recursive numbers (number) as (
      select 1 union all select number + 1 from numbers where number < 200000
    )
    select '2020', 'supplier', number, 'add', 1 from numbers
  `.execute(database);
  await database.destroy();
  const server = start('main', production);
  await server.line(/^Open (\S+)$/);
  server.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(server.errors.join('\n')).not.toMatch(/"level":50/);
  expect(server.errors.join('\n')).toContain('Removed unused uploads.');
});

describe('the server does not start', () => {
  test('on a port in use, and says so in one line', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const server = start('main', { ...production, PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(JSON.parse(server.errors.at(-1) ?? '')).toMatchObject({
      level: 60,
      msg: `Port ${port} is taken by another program. Choose another one. Example: PORT=${port + 1}`,
    });
    other.close();
  });

  test('with wrong settings, and lists them', async () => {
    const server = start('main', { PAPERHANGER_MODE: 'production', PORT: 'http' });
    expect(await server.exit).toBe(1);
    expect(server.errors.map((line) => line.trim().split(' ')[0])).toEqual([
      '4',
      'PORT',
      'PAPERHANGER_SECRET',
      'MAIL_URL',
      'SELLER_NAME',
    ]);
  });

  test('without space for the files of its database, and says so', async () => {
    await (await open()).destroy();
    const server = start('main', production, { before: 'ulimit -f 1' });
    expect(await server.exit).toBe(1);
    expect(server.errors.at(-1)).toContain('There is no space left on the disk');
  });

  test('with a faulty entity file, and says where', async () => {
    await writeConfig({ pageSise: 5 });
    const server = start('main');
    expect(await server.exit).toBe(1);
    expect(server.errors.join('\n')).toMatch(/supplier\.json:1:\d+ {2}pageSise/);
    expect(server.output).toEqual([]);
  });
});

/** Sends a sign-in without the last byte of its body. */
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
    // The server answers this once it has read the head and waits for the body.
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
