import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Reply, startServer } from '../../api/http/testing';
import type { Row } from '../../entities/row';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../../stores/calls/notices';
import { refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { signedInAt } from '../../stores/testing';
import { UpdateDialog } from './update-dialog';

const config = entityConfig({
  fields: [
    { name: 'name', type: 'text' },
    { name: 'stage', type: 'text' },
    { name: 'quote', type: 'number', showIf: { stage: 'Quoted' } },
  ],
});

const row = { id: 1, version: 1, name: 'Asha', stage: 'New', quote: null };

/** Opens the dialog of the row at a server that rejects the first update, because the row is `current` by now. */
async function openOutdated(current: Row) {
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  const dialog = (
    <UpdateDialog
      config={config}
      title="Update"
      names={['name', 'quote']}
      row={row}
      table={{
        rows: [row],
        columns: [],
        defaults: { sorting: [], pageSize: 25, sortable: [] },
        filterables: undefined,
      }}
      draftKey="thing 1"
      onGoTo={() => {}}
      onClose={() => {}}
      onReopen={() => {}}
    />
  );
  const { router } = signedInAt('/thing', dialog);
  server.on('POST /api/thing/fetch', { json: [row] });
  await refreshList(rowsOf(config));
  const onUpdate = (...replies: Reply[]) =>
    server.on(
      'POST /api/thing/update',
      { status: 409, json: { message: 'Changed.', current } },
      ...replies,
    );
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Rao');
  return { onUpdate };
}

test('after a conflict, a form shows the fields that the other person’s change reveals', async () => {
  const current = { ...row, version: 2, name: 'Anna', stage: 'Quoted' };
  const { onUpdate } = await openOutdated(current);
  onUpdate({ status: 422, json: { message: 'No.', errors: { name: ['Taken.'] } } });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Taken.');
  expect(screen.queryByRole('textbox', { name: 'Quote' })).not.toBeNull();
});

test('after a conflict, the message leaves out the other person’s values that were kept', async () => {
  const current = { ...row, version: 2, name: 'Anna' };
  const { onUpdate } = await openOutdated(current);
  onUpdate({ json: current });
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Theirs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const toasts = () => noticesStore.getState().toasts.map(({ text }) => text);
  await expect.poll(toasts).toEqual(['Data Updated']);
});
