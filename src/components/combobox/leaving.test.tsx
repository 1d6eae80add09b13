import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../overlays/dialog';
import { giveHeights, input, onChange, openList, options, Page, tabToInput } from './testing';

beforeEach(() => {
  giveHeights();
  onChange.mockClear();
});

describe('leaving without a choice', () => {
  test('shows the value again', async () => {
    render(<Page value="2" clearable />);
    await openList();
    await userEvent.keyboard('ash');
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
    await openList();
    await userEvent.keyboard('ash{Escape}');
    expect(input().value).toBe('Bhavesh - 9876500002');
    expect(options()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('clearing', () => {
  test('chooses nothing, by emptying the text', async () => {
    render(<Page value="2" clearable />);
    await tabToInput();
    await userEvent.clear(input());
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('chooses nothing, by emptying the text and moving on', async () => {
    render(<Page value="2" clearable />);
    await tabToInput();
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('chooses nothing, by a button', async () => {
    render(<Page value="2" clearable />);
    await openList();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  test('is impossible where a value is needed', async () => {
    render(<Page value="2" />);
    await openList();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(input().value).toBe('Bhavesh - 9876500002');
  });
});
