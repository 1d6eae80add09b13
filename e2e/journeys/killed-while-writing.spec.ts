import { post } from '../conformance/staff-api';
import { startSession } from '../fixtures/sign-in';
import { expect, ownServerTest as test } from '../fixtures/test';

const row = (n: number) => ({
  name: `Written ${n}`,
  city: 'Pune',
  phone: '9829098290',
  aadhaarNo: '234123412346',
  rate: n,
});

test('a server killed while it writes loses nothing it confirmed', async ({
  browser,
  startServer,
}) => {
  const server = await startServer();
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await startSession(page.request, server);

  const confirmed = new Set<string>();
  let next = 0;
  const write = async (): Promise<void> => {
    for (;;) {
      const written = row(next++);
      const answer = await post(page, '/api/installer/add', written).catch(() => undefined);
      if (!answer) return;
      expect(answer.ok()).toBe(true);
      confirmed.add(written.name);
      if (confirmed.size === 60) await server.kill();
    }
  };
  await Promise.all([write(), write(), write(), write()]);
  expect(confirmed.size).toBeGreaterThanOrEqual(60);

  await server.start();
  const answer = await post(page, '/api/installer/fetch', undefined);
  const rows: readonly Readonly<Record<string, unknown>>[] = await answer.json();
  const names = rows.map(({ name }) => name).filter((name) => /^Written \d+$/.test(String(name)));
  expect([...confirmed].filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toHaveLength(new Set(names).size);
  for (const name of names) {
    const n = Number(String(name).split(' ')[1]);
    expect(rows.find((stored) => stored.name === name)).toMatchObject(row(n));
  }
  await page.goto('/installer');
  await expect(page.getByRole('table')).toBeVisible();
});
