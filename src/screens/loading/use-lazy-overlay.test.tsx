import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { noticesStore } from '../../stores/calls/notices';
import { useLazyOverlay } from './use-lazy-overlay';

function Opener({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { Overlay, open } = useLazyOverlay(load);
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      {Overlay && <Overlay />}
    </>
  );
}

test('a dialog that can’t be loaded causes an alert; the next click tries again', async () => {
  const user = userEvent.setup();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(() => <p>Here it is</p>);
  render(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(noticesStore.getState().alerts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('Here it is');
});
