import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../../api/http/testing';
import { signedInAt } from '../../stores/testing';
import { SaveView } from './save-view';

const SAVE = 'POST /api/views/save';
let server: ScriptedServer;

beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => server.stop());

/** Saves a view with this name; returns the field of the name. */
async function save(name: string): Promise<HTMLElement> {
  const dialog = <SaveView taken={['New']} table="people" address="" onClose={() => {}} />;
  render(<RouterProvider router={signedInAt('/people', dialog).router} />);
  const field = await screen.findByRole('textbox', { name: 'View name' });
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return field;
}

test('a failure to save a view is an alert in the dialog, not an error of the name', async () => {
  server.on(SAVE, { status: 404 });
  const field = await save('Mine');
  expect((await screen.findByRole('alert')).textContent).toMatch(/./);
  expect([field.ariaInvalid, server.seen(SAVE).length]).toEqual([null, 1]);
});

test('a name of a view that the server rejects is marked, and gets the focus', async () => {
  server.on(SAVE, { status: 422, json: { errors: { name: ['There are too many views.'] } } });
  const field = await save('Mine');
  expect(await screen.findByText('There are too many views.')).toBeDefined();
  expect([field.ariaInvalid, document.activeElement]).toEqual(['true', field]);
});

test('the name of a view of the product can’t be used again, and its field gets the focus', async () => {
  const field = await save('new');
  expect(await screen.findByText(/^A view with this name already exists/)).toBeDefined();
  expect([field.ariaInvalid, document.activeElement]).toEqual(['true', field]);
  expect(server.requests).toEqual([]);
});
