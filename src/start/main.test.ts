import { expect, test } from 'vitest';
import { production, programStarter } from './testing';

const { start } = programStarter();

test('production has no demo account, but accepts the accounts that were added', async () => {
  const add = ['add', 'meera', '--contact', 'meera@example.com'];
  const user = start('user', production, { args: add, input: 'a-good-password\n' });
  expect(await user.exit).toBe(0);
  expect(user.output).toEqual(['Added meera.']);
  const again = start('user', production, { args: add, input: 'a-good-password\n' });
  expect(await again.exit).toBe(1);
  expect(again.errors).toEqual(['The account meera already exists.']);
  const list = start('user', production, { args: ['list'] });
  expect(await list.exit).toBe(0);

  const server = start('main', production);
  await server.line(/^Open /);
  server.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(list.output).toEqual(['meera\tmeera@example.com']);
  expect(server.output).toHaveLength(1);
  const log = server.errors.map((line) => JSON.parse(line));
  expect(log).toContainEqual(
    expect.objectContaining({ level: 30, msg: expect.stringContaining('created a table') }),
  );
  expect(log.filter(({ level }) => level > 30)).toEqual([]);
});
