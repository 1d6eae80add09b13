import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GeneratedPasswordDialog } from './password-dialogs';

const PASSWORD = 'quilt-harbour-93';

/** `clipboard` is what the browser offers: nothing without HTTPS. */
async function copyWith(clipboard: Pick<Clipboard, 'writeText'> | undefined): Promise<void> {
  const person = userEvent.setup({ writeToClipboard: false });
  vi.stubGlobal('navigator', { clipboard });
  render(<GeneratedPasswordDialog username="meera" password={PASSWORD} onClose={() => {}} />);
  await person.click(await screen.findByRole('button', { name: 'Copy' }));
}

test('a generated password stays in view until Close is pressed', async () => {
  const onClose = vi.fn();
  render(<GeneratedPasswordDialog username="meera" password={PASSWORD} onClose={onClose} />);
  const close = await screen.findByRole('button', { name: 'Close' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(close);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a generated password is copied, and the dialog says so', async () => {
  const writeText = vi.fn(async () => {});
  await copyWith({ writeText });
  expect(await screen.findByText('Copied.')).toBeDefined();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(PASSWORD);
});

test.each([
  ['there is no clipboard', undefined],
  ['the browser rejects it', { writeText: () => Promise.reject(new Error('denied')) }],
])('when %s, the dialog says that the password is not copied', async (_case, clipboard) => {
  await copyWith(clipboard);
  expect(await screen.findByText(/^Couldn’t copy/)).toBeDefined();
});
