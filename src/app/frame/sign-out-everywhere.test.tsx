import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { chunkTexts } from '../../stores/calls/load-or-alert';
import { noticesStore } from '../../stores/calls/notices';
import { confirmationStore } from '../../stores/session/rights';
import { signedInAt } from '../../stores/testing';
import { SessionFoot } from './session-foot';

vi.mock('../../stores/sign-in/own-account', () => {
  throw new TypeError('Failed to fetch');
});

test('an alert says that the code for signing out everywhere could not be loaded', async () => {
  signedInAt('/one');
  confirmationStore.setState({ offers: ['account'] });
  render(<SessionFoot />);
  await userEvent.click(screen.getByRole('button', { name: 'Account ravi' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
  await expect
    .poll(() => noticesStore.getState().alerts.map(({ text }) => text))
    .toEqual([chunkTexts.error]);
  await expect.poll(() => screen.getByRole('button', { name: 'Sign out' }).ariaBusy).toBeNull();
});
