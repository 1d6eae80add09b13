import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Alerts, type Notice, Toasts } from './notices';

beforeEach(() => vi.useFakeTimers());

/** How long a toast takes to disappear, in milliseconds. */
const LEAVING = 400;
const ignore = () => undefined;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** Moves the focus from the field to a button, presses it, and returns the field. */
function closeFromField(button: string): HTMLElement {
  const field = screen.getByLabelText('Name');
  field.focus();
  screen.getByRole('button', { name: button }).focus();
  fireEvent.click(screen.getByRole('button', { name: button }));
  return field;
}

describe('Toasts', () => {
  const updated: Notice = { id: 1, text: 'Data Updated' };

  test('appear in a status region that already exists', () => {
    const { rerender } = render(<Toasts toasts={[]} onDismiss={ignore} onOpen={ignore} />);
    const region = screen.getByRole('status');
    rerender(<Toasts toasts={[updated]} onDismiss={ignore} onOpen={ignore} />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Data Updated');
  });

  test('disappear after a while, each independently', () => {
    const onDismiss = vi.fn();
    const { rerender } = render(
      <Toasts toasts={[updated]} onDismiss={onDismiss} onOpen={ignore} />,
    );
    pass(3000);
    rerender(
      <Toasts toasts={[updated, { id: 2, text: 'Saved' }]} onDismiss={onDismiss} onOpen={ignore} />,
    );
    pass(2000);
    pass(LEAVING);
    expect(onDismiss.mock.calls).toEqual([[1]]);
    pass(3000 - LEAVING);
    pass(LEAVING);
    expect(onDismiss.mock.lastCall).toEqual([2]);
  });

  test('stay while the pointer is over them', () => {
    const onDismiss = vi.fn();
    render(<Toasts toasts={[updated]} onDismiss={onDismiss} onOpen={ignore} />);
    const toast = screen.getByText('Data Updated');
    fireEvent.pointerOver(toast);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerOut(toast);
    pass(5000);
    pass(LEAVING);
    expect(onDismiss).toHaveBeenCalledWith(1);
  });

  test('stay while their button has the focus, even after the pointer has left them', () => {
    const onDismiss = vi.fn();
    const toast = { id: 3, text: 'Changes discarded.', action: { label: 'Restore', run: ignore } };
    render(<Toasts toasts={[toast]} onDismiss={onDismiss} onOpen={ignore} />);
    const text = screen.getByText('Changes discarded.');
    const button = screen.getByRole('button', { name: 'Restore' });
    fireEvent.pointerOver(text);
    act(() => button.focus());
    fireEvent.pointerOut(text);
    pass(60_000);
    fireEvent.pointerOver(text);
    act(() => button.blur());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerOut(text);
    pass(20_000);
    pass(LEAVING);
    expect(onDismiss).toHaveBeenCalledWith(3);
  });

  test('stay longer if they offer an action, and run it once', () => {
    const onDismiss = vi.fn();
    const run = vi.fn();
    const toast = { id: 3, text: 'Changes discarded.', action: { label: 'Restore', run } };
    render(<Toasts toasts={[toast]} onDismiss={onDismiss} onOpen={ignore} />);
    pass(19_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(run).toHaveBeenCalledOnce();
    pass(LEAVING);
    expect(onDismiss).toHaveBeenCalledWith(3);
  });

  test('return the focus when they are hidden', async () => {
    const toast = { id: 8, text: 'Saved', action: { label: 'Undo', run: ignore } };
    function Page() {
      const [toasts, setToasts] = useState([toast]);
      return (
        <>
          <input aria-label="Name" />
          <Toasts toasts={toasts} onDismiss={() => setToasts([])} onOpen={ignore} />
        </>
      );
    }
    render(<Page />);
    const field = closeFromField('Hide message');
    pass(LEAVING);
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('still catch taps while they fade out, without running the action', () => {
    const onDismiss = vi.fn();
    const toast = { id: 6, text: 'Data Updated', action: { label: 'Undo', run: ignore } };
    render(<Toasts toasts={[toast]} onDismiss={onDismiss} onOpen={ignore} />);
    fireEvent.click(screen.getByRole('button', { name: 'Hide message' }));
    pass(LEAVING - 1);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(screen.getByText('Undo').closest('[inert]')).not.toBeNull();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith(6);
  });

  test('open the address of an added row', () => {
    const onOpen = vi.fn();
    const action = { label: 'Undo', run: ignore, opens: '/installer?row=12' };
    const toast = { id: 5, text: 'Installer added', action };
    render(<Toasts toasts={[toast]} onDismiss={ignore} onOpen={onOpen} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(onOpen.mock.calls).toEqual([['/installer?row=12']]);
  });
});

describe('Alerts', () => {
  test('stay until they are dismissed, and keep all white space', () => {
    const onDismiss = vi.fn();
    const text = 'Oops, something went wrong!  The team have been notified.';
    render(<Alerts alerts={[{ id: 4, text }]} onDismiss={onDismiss} />);
    pass(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(text);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith(4);
  });

  test('return the focus when they are dismissed', async () => {
    function Page() {
      const [alerts, setAlerts] = useState([{ id: 5, text: 'Not saved.' }]);
      return (
        <>
          <input aria-label="Name" />
          <Alerts alerts={alerts} onDismiss={() => setAlerts([])} />
        </>
      );
    }
    render(<Page />);
    const field = closeFromField('Dismiss');
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });
});
