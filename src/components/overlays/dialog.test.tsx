import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../controls/button';
import { Alerts } from '../status/notices';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Update Installer Details" onClose={() => setOpen(false)}>
          <input aria-label="City" />
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  test('is named by its title, takes the focus and restores it', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Update Installer Details' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('closes on a click outside, but not inside', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Update" onClose={onClose}>
        Inside
      </Dialog>,
    );
    await userEvent.click(screen.getByText('Inside'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onClose).toHaveBeenCalled();
  });

  test('makes the page behind it inert, every time', async () => {
    const { rerender } = render(<button type="button">Behind</button>);
    for (let time = 0; time < 2; time++) {
      rerender(<button type="button">Behind</button>);
      expect(screen.queryByRole('button', { name: 'Behind' })).not.toBeNull();
      rerender(
        <>
          <button type="button">Behind</button>
          <Dialog title="Update" onClose={() => undefined}>
            Inside
          </Dialog>
        </>,
      );
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull());
    }
  });

  test('keeps alerts readable and dismissible', async () => {
    const onClose = vi.fn();
    const onDismiss = vi.fn();
    render(
      <>
        <h1>The page</h1>
        <Alerts alerts={[{ id: 7, text: 'Oops' }]} onDismiss={onDismiss} />
        <Dialog title="Update" onClose={onClose}>
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
  function show(onConfirm = vi.fn()) {
    const onCancel = vi.fn();
    render(
      <ConfirmDialog
        title="Remove Asha?"
        confirmLabel="Remove"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Asha will be removed.
      </ConfirmDialog>,
    );
    return { onConfirm, onCancel };
  }

  test('is described by its text and focuses the harmless button', async () => {
    const { onCancel, onConfirm } = show();
    const dialog = screen.getByRole('dialog', { name: 'Remove Asha?' });
    const description = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Asha will be removed.');
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

  test('does not confirm again while busy', async () => {
    const { onConfirm } = show(vi.fn(() => new Promise(() => {})));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});

describe('Drawer', () => {
  test('is a dialog with a Close button', async () => {
    const onClose = vi.fn();
    render(
      <Drawer title="Activity" onClose={onClose}>
        No errors
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Activity' }).textContent).toContain('No errors');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
