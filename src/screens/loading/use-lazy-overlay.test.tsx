import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { noticesStore } from '../../stores/calls/notices';
import { lazyOverlay, useLazyOverlay } from './use-lazy-overlay';

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

test('a dialog of useLazyOverlay that can’t be loaded causes an alert; the next click tries again', async () => {
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

test('a dialog of lazyOverlay that can’t be loaded closes with an alert, and opens with the next click', async () => {
  const user = userEvent.setup();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(() => <p>Here it is</p>);
  const Dialog = lazyOverlay(load);
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Screen />);
  const button = screen.getByRole('button', { name: 'Open' });

  await user.click(button);
  await waitFor(() => expect(noticesStore.getState().alerts).toHaveLength(1));
  expect(button.ariaExpanded).toBe('false');
  await user.click(button);
  await screen.findByText('Here it is');
});
