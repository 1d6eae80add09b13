import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { signedInAt } from '../../stores/testing';
import { UpdateDialog } from './update-dialog';

const config = entityConfig({
  fields: [
    { name: 'name', type: 'text' },
    { name: 'stage', type: 'text' },
    { name: 'quote', type: 'number', showIf: { stage: 'Quoted' } },
  ],
});

test('after a conflict, a form shows the fields that the other person’s change reveals', async () => {
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  const row = { id: 1, version: 1, name: 'Asha', stage: 'New', quote: null };
  const current = { ...row, version: 2, name: 'Anna', stage: 'Quoted' };
  const errors = { name: ['Taken.'] };
  server.on(
    'POST /api/thing/update',
    { status: 409, json: { message: 'Changed.', current } },
    { status: 422, json: { message: 'No.', errors } },
  );
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
  render(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Taken.');
  expect(screen.queryByRole('textbox', { name: 'Quote' })).not.toBeNull();
});
