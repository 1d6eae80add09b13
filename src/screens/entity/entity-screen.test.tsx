import { createServer } from 'node:http';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deferred, type Reply, startServer } from '../../api/http/testing';
import { linkReferences } from '../../entities/references';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../../stores/calls/notices';
import { revealRow } from '../../stores/changes/rows';
import { listStore, refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { confirmationStore } from '../../stores/session/rights';
import { signedInAt } from '../../stores/testing';
import { AllowContext } from './allow-context';
import { allowedConfig } from './allowed-config';
import { EntityScreen } from './entity-screen';
// Loaded up front, so that it doesn't count towards a test's time limit.
import './update-dialog';

const config = entityConfig({
  fields: [{ name: 'name', type: 'text' }],
  columns: [{ field: 'name' }],
  actions: { update: {} },
});
const rows = ['Asha', 'Ravi'].map((name, index) => ({ id: index + 1, name }));

const masking = entityConfig({
  fields: [
    { name: 'name', type: 'text' },
    { name: 'aadhaar', type: 'aadhaar' },
  ],
  columns: [{ field: 'name' }],
  actions: { update: {} },
});
const masked = rows.map((row) => ({ ...row, aadhaar: 'XXXX XXXX 0019' }));

async function startOwnServer() {
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  return server;
}

test('an address that names a row reveals nothing to someone who can’t update it', async () => {
  const server = await startOwnServer();
  const { router } = signedInAt(
    '/thing?row=1',
    <AllowContext value={allowedConfig}>
      <EntityScreen config={masking} />
    </AllowContext>,
  );
  confirmationStore.setState({ offers: ['history'], rights: { thing: ['read', 'reveal'] } });
  listStore(rowsOf(masking)).setState({ status: 'ready', content: masked });
  render(<RouterProvider router={router} />);
  await expect.poll(() => router.state.location.search).toBe('');
  // A request for row 1 would arrive before this one.
  server.on('POST /api/encrypted-values', { json: {} });
  await revealRow(masking, { id: 2 });
  const asked = server.seen('POST /api/encrypted-values').map(({ body }) => JSON.parse(body).id);
  expect(asked).toEqual([2]);
});

test('an address that names a row that is gone says so, once the list has been fetched', async () => {
  const server = await startOwnServer();
  const reply = deferred<Reply>();
  server.on('POST /api/thing/fetch', reply.promise);
  const { router } = signedInAt('/thing?row=7', <EntityScreen config={config} />);
  render(<RouterProvider router={router} />);
  const toasts = () => noticesStore.getState().toasts.map(({ text }) => text);
  await expect.poll(() => server.requests).toHaveLength(1);
  expect(toasts()).toEqual([]);
  reply.resolve({ json: rows });
  await expect
    .poll(toasts)
    .toEqual(['The row of this link is not in the list. Someone may have removed it.']);
  expect(router.state.location.search).toBe('');
});

test('an address that names a row that was just added waits for the list', async () => {
  const server = await startOwnServer();
  const reply = deferred<Reply>();
  server.on('POST /api/thing/fetch', reply.promise);
  const { router } = signedInAt('/thing?row=3', <EntityScreen config={config} />);
  listStore(rowsOf(config)).setState({ status: 'ready', content: rows });
  void refreshList(rowsOf(config));
  render(<RouterProvider router={router} />);
  await expect.poll(() => server.requests).toHaveLength(1);
  reply.resolve({ json: [...rows, { id: 3, name: 'Meera' }] });
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe(
    'Meera',
  );
  expect(noticesStore.getState().toasts).toEqual([]);
});

test('the dialog shows the last requested row, whichever response arrives last', async () => {
  const server = await startOwnServer();
  const answers = rows.map(() => deferred<Reply>());
  server.on('POST /api/encrypted-values', ...answers.map(({ promise }) => promise));
  const { router } = signedInAt('/thing', <EntityScreen config={masking} />);
  confirmationStore.setState({ offers: ['history'] });
  listStore(rowsOf(masking)).setState({ status: 'ready', content: masked });
  render(<RouterProvider router={router} />);
  const buttons = await screen.findAllByRole('button', { name: 'Update' });
  for (const button of buttons) await userEvent.click(button);

  const values = { json: { aadhaar: '234567890019' } };
  await act(async () => answers[1]?.resolve(values));
  const box = async () =>
    within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', {
      name: 'Name',
    });
  expect((await box()).value).toBe('Ravi');
  await act(async () => answers[0]?.resolve(values));
  expect((await box()).value).toBe('Ravi');
});

test('a dialog that is closed before the next row’s values arrive stays closed', async () => {
  const server = await startOwnServer();
  const next = deferred<Reply>();
  const values = { json: { aadhaar: '234567890019' } };
  server.on('POST /api/encrypted-values', values, next.promise);
  const { router } = signedInAt('/thing', <EntityScreen config={masking} />);
  confirmationStore.setState({ offers: ['history'] });
  listStore(rowsOf(masking)).setState({ status: 'ready', content: masked });
  render(<RouterProvider router={router} />);
  const [first = expect.fail()] = await screen.findAllByRole('button', { name: 'Update' });
  await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Next row' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await act(async () => next.resolve(values));
  await expect.poll(() => server.seen('POST /api/encrypted-values')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Shows the screen with both rows, and finds their buttons of this name. */
async function rowButtons(shown: typeof config, name: string) {
  const { router } = signedInAt('/thing', <EntityScreen config={shown} />);
  listStore(rowsOf(shown)).setState({ status: 'ready', content: rows });
  render(<RouterProvider router={router} />);
  const [first = expect.fail(), second = expect.fail()] = await screen.findAllByRole('button', {
    name,
  });
  return [first, second] as const;
}

test('a row that is saved after its dialog was closed leaves the dialog of another row open', async () => {
  const server = await startOwnServer();
  const saved = deferred<Reply>();
  server.on('POST /api/thing/update', saved.promise);
  const [first, second] = await rowButtons(config, 'Update');
  await userEvent.click(first);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), ' Rao');
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(second);
  const name = await screen.findByDisplayValue('Ravi');
  await userEvent.type(name, ' Iyer');
  await act(async () => saved.resolve({ json: { id: 1, name: 'Asha Rao' } }));
  await expect.poll(() => server.seen('POST /api/thing/fetch')).not.toEqual([]);
  expect(screen.queryByDisplayValue('Ravi Iyer')).not.toBeNull();
});

test('a row that is removed after its question was closed leaves the question about another open', async () => {
  const server = await startOwnServer();
  const removed = deferred<Reply>();
  server.on('POST /api/thing/remove', removed.promise);
  const removing = entityConfig({ ...config, actions: { remove: {} } });
  const [first, second] = await rowButtons(removing, 'Remove');
  await userEvent.click(first);
  const question = within(await screen.findByRole('dialog', { name: 'Remove Asha?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(second);
  await screen.findByRole('dialog', { name: 'Remove Ravi?' });
  await act(async () => removed.resolve({}));
  await expect.poll(() => server.seen('POST /api/thing/fetch')).not.toEqual([]);
  expect(screen.queryByRole('dialog', { name: 'Remove Ravi?' })).not.toBeNull();
});

test('a row has links to other screens with its values, but not to those that the user may not read', async () => {
  const others = ['city', 'secret'].map((name) => ({ ...config, name, route: `/${name}/all` }));
  const links = [
    { label: 'Reviews', to: '/review?search={name}' },
    { label: 'Orders', to: '/order?search={name}' },
    { label: 'Cities', to: '/city/all?search={name}' },
    { label: 'Secrets', to: '/secret/all?search={name}' },
  ];
  const [linked = expect.fail()] = linkReferences([{ ...config, links }, ...others]);
  const { router } = signedInAt(
    '/thing',
    <AllowContext value={allowedConfig}>
      <EntityScreen config={linked} />
    </AllowContext>,
  );
  confirmationStore.setState({ rights: { thing: ['read'], review: ['read'], city: ['read'] } });
  listStore(rowsOf(config)).setState({
    status: 'ready',
    content: [{ id: 1, name: 'A & B\ud83c' }],
  });
  render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: 'Reviews' });
  // A lone surrogate, which programs that cut texts leave behind, is no reason to crash.
  expect(link.getAttribute('href')).toBe('/review?search=A%20%26%20B%EF%BF%BD');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Reviews',
    'Cities',
  ]);
});
