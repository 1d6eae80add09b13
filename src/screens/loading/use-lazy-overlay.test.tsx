import { act, render, screen, waitFor } from '@testing-library/react';
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

test('what a dialog starts before it is closed leaves it open when it has been opened again', async () => {
  const user = userEvent.setup();
  const finish: (() => void)[] = [];
  const load = async () => Saving;
  function Saving({ onClose }: { readonly onClose: () => void }) {
    return (
      <>
        <button type="button" onClick={() => finish.push(onClose)}>
          Save
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </>
    );
  }
  function Screen() {
    const { Overlay, open, close } = useLazyOverlay(load);
    return Overlay ? (
      <Overlay onClose={close} />
    ) : (
      <button type="button" onClick={open}>
        Open
      </button>
    );
  }
  render(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: 'Save' });
  act(() => finish[0]?.());
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeNull();
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
