import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../overlays/dialog';
import { input, onChange, options, Page } from './testing';

beforeEach(() => onChange.mockClear());

describe('leaving without a choice', () => {
  test('shows the value again', async () => {
    render(<Page value="2" clearable />);
    await userEvent.type(input(), 'ash');
    await userEvent.tab();
    expect(input().value).toBe('Bhavesh - 9876500002');
    expect(options()).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('closes the list on Escape, but not the dialog around it', async () => {
    const onClose = vi.fn();
    render(
      <Dialog title="Update" onClose={onClose}>
        <Page value="2" />
      </Dialog>,
    );
    await userEvent.type(input(), 'ash{Escape}');
    expect(input().value).toBe('Bhavesh - 9876500002');
    expect(options()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('also happens when it is scrolled out of view', async () => {
    render(
      <section style={{ overflow: 'auto' }} aria-label="Orders">
        <Page value="2" />
      </section>,
    );
    await userEvent.click(input());
    fireEvent.scroll(screen.getByRole('region'));
    expect(options()).toHaveLength(3);
    vi.spyOn(input(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -200, 100, 36));
    fireEvent.scroll(screen.getByRole('region'));
    expect(options()).toEqual([]);
  });
});

describe('clearing', () => {
  test('chooses nothing, by emptying the text', async () => {
    render(<Page value="2" clearable />);
    await userEvent.clear(input());
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('chooses nothing, by emptying the text and moving on', async () => {
    render(<Page value="2" clearable />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('chooses nothing, by a button', async () => {
    render(<Page value="2" clearable />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  test('is impossible where a value is needed', async () => {
    render(<Page value="2" />);
    await userEvent.click(input());
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(input().value).toBe('Bhavesh - 9876500002');
  });
});
