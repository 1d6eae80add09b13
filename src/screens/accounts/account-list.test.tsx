import { createServer } from 'node:http';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deferred, type Reply, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { listStore } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { signedInAt } from '../../stores/testing';
import { AccountList } from './account-list';

const config = entityConfig({
  fields: [{ name: 'username', type: 'text' }],
  columns: [{ field: 'username' }],
  actions: {},
});
const rows = ['asha', 'meera'].map((username, index) => ({ id: index + 1, username }));

test('an account that is blocked after its question was closed leaves the question about another open', async () => {
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  const blocked = deferred<Reply>();
  server.on('POST /api/accounts/block', blocked.promise);
  const { router } = signedInAt('/accounts', <AccountList config={config} hasRoles />);
  listStore(rowsOf(config)).setState({ status: 'ready', content: rows });
  render(<RouterProvider router={router} />);
  const [first = expect.fail(), second = expect.fail()] = await screen.findAllByRole('button', {
    name: 'Block',
  });
  await userEvent.click(first);
  const question = within(await screen.findByRole('dialog', { name: 'Block asha?' }));
  await userEvent.click(question.getByRole('button', { name: 'Block' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(second);
  await screen.findByRole('dialog', { name: 'Block meera?' });
  await act(async () => blocked.resolve({ json: rows[0] }));
  await expect.poll(() => server.seen('POST /api/thing/fetch')).not.toEqual([]);
  await expect.poll(() => listStore(rowsOf(config)).getState().refreshing).toBe(false);
  expect(screen.queryByRole('dialog', { name: 'Block meera?' })).not.toBeNull();
});
