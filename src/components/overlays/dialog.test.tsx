import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../controls/button';
import { Alerts } from '../status/notices';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} title="Update Installer Details" onClose={() => setOpen(false)}>
        <input aria-label="City" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  test('is named by its title, and takes the focus and gives it back', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Update Installer Details' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('closes by a click outside, but not by one inside', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Update" onClose={onClose}>
        Inside
      </Dialog>,
    );
    await userEvent.click(screen.getByText('Inside'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onClose).toHaveBeenCalled();
  });

  test('shuts the page behind it off, each time anew', async () => {
    const { rerender } = render(<button type="button">Behind</button>);
    for (let time = 0; time < 2; time++) {
      rerender(<button type="button">Behind</button>);
      expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeNull();
      rerender(
        <>
          <button type="button">Behind</button>
          <Dialog open title="Update" onClose={() => undefined}>
            Inside
          </Dialog>
        </>,
      );
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull());
    }
  });

  test('leaves alerts that come while it is open to be read and dismissed', async () => {
    const onClose = vi.fn();
    const onDismiss = vi.fn();
    render(
      <>
        <h1>The page</h1>
        <Alerts alerts={[{ id: 7, text: 'Oops' }]} onDismiss={onDismiss} />
        <Dialog open title="Update" onClose={onClose}>
          <input aria-label="City" />
        </Dialog>
      </>,
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull());
    expect(screen.getByRole('alert').textContent).toBe('Oops');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith(7);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog', () => {
  function show(busy = false) {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(
      <ConfirmDialog
        open
        danger
        busy={busy}
        title="Remove Asha?"
        confirmLabel="Remove"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Asha will be gone.
      </ConfirmDialog>,
    );
    return { onConfirm, onCancel };
  }

  test('asks with its text, and begins at the harmless button', async () => {
    const { onCancel, onConfirm } = show();
    const dialog = screen.getByRole('dialog', { name: 'Remove Asha?' });
    const description = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Asha will be gone.');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('confirms once', async () => {
    const { onConfirm } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test('does not confirm again while it is busy', async () => {
    const { onConfirm } = show(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('Drawer', () => {
  test('is a dialog that closes by its button', async () => {
    const onClose = vi.fn();
    render(
      <Drawer open title="Activity" onClose={onClose}>
        No errors
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Activity' }).textContent).toContain('No errors');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
