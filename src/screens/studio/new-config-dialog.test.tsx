import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startServer } from '../../api/http/testing';
import type { AnswerMessage, AskMessage } from '../../common/worker-calls';
import { endSession } from '../../stores/session/session';
import { signedInAt } from '../../stores/testing';
import { NewConfigDialog } from './new-config-dialog';

const UNREADABLE = 'This file has no rows.';

/** A worker that can’t read any file. */
class FailingWorker {
  onmessage: (event: { readonly data: AnswerMessage }) => void = () => {};
  postMessage({ id }: AskMessage): void {
    const error = { name: 'Error', message: UNREADABLE };
    queueMicrotask(() => this.onmessage({ data: { id, error } }));
  }
  terminate(): void {}
}

test('an unreadable file keeps its message after Create is pressed without a name', async () => {
  vi.stubGlobal('Worker', FailingWorker);
  render(<NewConfigDialog onAdded={() => {}} onClose={() => {}} />);
  const file = new File(['{}'], 'rows.json');
  await userEvent.upload(await screen.findByLabelText('Sample rows'), file);
  expect(await screen.findByText(UNREADABLE)).toBeTruthy();
  const create = screen.getByRole<HTMLButtonElement>('button', { name: 'Create' });
  await userEvent.click(create);
  expect(screen.getByText(UNREADABLE)).toBeTruthy();
  expect([screen.queryByText(/^Reading/), create.disabled]).toEqual([null, false]);
});

test('the missing name of a new config is marked, and gets the focus', async () => {
  render(<NewConfigDialog onAdded={() => {}} onClose={() => {}} />);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(name.ariaInvalid).toBe('true');
  expect(document.activeElement).toBe(name);
});

test('a failure to save a new config is an alert in the dialog, not an error of the name', async () => {
  const server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  render(<NewConfigDialog onAdded={() => {}} onClose={() => {}} />);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'bike');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/./);
  expect(name.ariaInvalid).toBeNull();
  endSession();
  server.stop();
});
