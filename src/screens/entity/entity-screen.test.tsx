import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../api/http/testing';
import { linkReferences } from '../../entities/references';
import type { Row } from '../../entities/row';
import { entityConfig } from '../../entities/testing';
import { rowToEdit } from '../../stores/changes/encrypted';
import { listStore } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { confirmationStore } from '../../stores/sign-in/load-user';
import { signedInAt } from '../../stores/testing';
import { AllowContext } from './allow-context';
import { allowedConfig } from './allowed-config';
import { EntityScreen } from './entity-screen';
// Loaded before the test's time counts.
import './update-dialog';

vi.mock('../../stores/changes/encrypted');

const config = entityConfig({
  fields: [{ name: 'name', type: 'text' }],
  columns: [{ field: 'name' }],
  actions: { update: {} },
});
const rows = ['Asha', 'Ravi'].map((name, index) => ({ id: index + 1, name }));

test('the row that was requested last is updated, whichever response comes last', async () => {
  const answers = rows.map(() => deferred<Row>());
  for (const { promise } of answers) vi.mocked(rowToEdit).mockReturnValueOnce(promise);
  const { router } = signedInAt('/thing', <EntityScreen config={config} />);
  listStore(rowsOf(config)).setState({ status: 'ready', content: rows });
  render(<RouterProvider router={router} />);
  const buttons = await screen.findAllByRole('button', { name: 'Update' });
  for (const button of buttons) await userEvent.click(button);

  await act(async () => answers[1]?.resolve(rows[1] ?? expect.fail()));
  const box = async () =>
    within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', {
      name: 'Name',
    });
  expect((await box()).value).toBe('Ravi');
  await act(async () => answers[0]?.resolve(rows[0] ?? expect.fail()));
  expect((await box()).value).toBe('Ravi');
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
  listStore(rowsOf(config)).setState({ status: 'ready', content: [{ id: 1, name: 'A & B' }] });
  render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: 'Reviews' });
  expect(link.getAttribute('href')).toBe('/review?search=A%20%26%20B');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Reviews',
    'Cities',
  ]);
});
