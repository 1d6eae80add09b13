import { describe, expect, test } from 'vitest';
import type { ChildProgram } from '../server/testing/child-program';
import { production, programStarter } from './testing';

const { start, writeConfig } = programStarter();

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
  test('prints how to sign in, keeps sessions over a restart, and leaves data that production rejects', async () => {
    const first = start('main');
    const url = await first.line(/^Open (http:\/\/localhost:\d+)$/);
    await first.line(/^Sign in as demo \/ paperhanger$/);
    const headers = await signIn(url, first);
    expect(await statusOf(url, headers)).toBe(200);
    first.kill('SIGINT');
    expect(await first.exit).toBe(0);
    expect(first.output.map((line) => line.replace(/\d+$/, 'N').replace(/─+/, '─'))).toEqual([
      '',
      '─',
      'Open http://localhost:N',
      'Sign in as demo / paperhanger',
      'One-time passwords appear here.',
      '─',
      '',
      'OTP for demo: N',
    ]);

    // A file that has been broken since then keeps its last good version.
    await writeConfig({ pageSise: 5 });
    const second = start('main');
    const nextUrl = await second.line(/^Open (\S+)$/);
    expect(await statusOf(nextUrl, headers)).toBe(200);
    second.send('shutdown');
    expect(await second.exit).toBe(0);
    expect(second.errors[0]).toMatch(
      /^There are problems .*supplier\.json, line 1: its last good version stays/,
    );

    const office = start('main', production);
    expect(await office.exit).toBe(1);
    expect(office.errors.join()).toMatch(/data of demo mode.*Set PAPERHANGER_DATA/);
  });
});

test('a start without the settings leaves the data of production as it is', async () => {
  const office = start('main', production);
  await office.line(/^Open /);
  office.kill('SIGTERM');
  expect(await office.exit).toBe(0);
  const bare = start('main');
  expect(await bare.exit).toBe(1);
  expect(bare.errors.join()).toMatch(/belongs to a server whose PAPERHANGER_SECRET is not set/);
  const again = start('main', production);
  await again.line(/^Open /);
});
