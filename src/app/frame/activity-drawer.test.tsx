import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { addActivity } from '../../stores/calls/activity';
import { signedInAt } from '../../stores/testing';
import { ActivityDrawer } from './activity-drawer';

test('the focus stays in the list when an entry is dismissed', async () => {
  signedInAt('/coupon');
  for (const what of ['Remove A', 'Remove B'])
    addActivity({ what, cause: 'No answer.', kind: 'noResponse' });
  render(<ActivityDrawer onClose={() => {}} />);
  const entries = screen.getByRole('list');
  await userEvent.click(screen.getByRole('button', { name: /Dismiss.*Remove B/ }));
  expect(screen.queryByText('Remove B')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.contains(entries)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
