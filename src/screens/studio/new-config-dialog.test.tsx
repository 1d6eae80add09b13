import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AnswerMessage, AskMessage } from '../../common/worker-calls';
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
