import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../../api/http/testing';
import { endSession } from '../../stores/session/session';
import { studioStore } from '../../stores/studio/state';
import { signedInAt } from '../../stores/testing';
import { PublishDialog } from './publish-dialog';

afterEach(endSession);

test('a failure to publish is an alert in the dialog, not an error of the note', async () => {
  const server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  const draft = { text: '{}', hash: 'draft' };
  studioStore.setState({ configs: [{ name: 'bike', label: 'Bike', live: null, draft }] });
  server.on('POST /api/studio/publish', {
    status: 422,
    json: { message: 'Nobody could sign in.' },
  });
  render(<PublishDialog onClose={() => {}} />);
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Nobody could sign in.');
  expect(note.ariaInvalid).toBeNull();
  server.stop();
});
