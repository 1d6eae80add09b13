import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TagInput } from '../tag-input/tag-input';
import { active, giveHeights, input, onChange, options, Page } from './testing';

// These events are synchronous, so that no chunk can arrive between them.
const typeAtOnce = (text: string) => {
  input().focus();
  fireEvent.change(input(), { target: { value: text } });
};

/** Presses Enter. Returns whether it would also submit the form. */
const enterAtOnce = () => fireEvent.keyDown(input(), { key: 'Enter' });

/** Waits until Headless UI’s input has replaced the plain one. */
const loadList = () => expect.poll(() => input().dataset.headlessuiState).toBeDefined();

beforeEach(() => {
  giveHeights();
  onChange.mockClear();
});

describe('a Combobox whose list has not loaded yet', () => {
  test('keeps the typed text and the cursor when it loads', async () => {
    render(<Page value="1" />);
    typeAtOnce('bha');
    await loadList();
    expect(input().value).toBe('bha');
    expect([input().selectionStart, input().selectionEnd]).toEqual([3, 3]);
    await userEvent.keyboard('v{Enter}');
    expect(onChange.mock.calls).toEqual([['2']]);
  });

  test('keeps the cursor at the end of text that is typed just as the list loads', async () => {
    render(<Page />);
    await act(async () => {
      input().focus();
      await vi.dynamicImportSettled();
      await setImmediate();
      expect(input().dataset.headlessuiState).toBeUndefined();
      // React renders this and the other input together.
      fireEvent.change(input(), { target: { value: 'bha' } });
    });
    expect(input().dataset.headlessuiState).toBeDefined();
    expect(input().value).toBe('bha');
    expect([input().selectionStart, input().selectionEnd]).toEqual([3, 3]);
  });

  test('chooses the best match on Enter, and stays closed', async () => {
    render(<Page value="1" />);
    typeAtOnce('bha');
    expect(enterAtOnce()).toBe(false);
    expect(onChange.mock.calls).toEqual([['2']]);
    await loadList();
    expect(input().value).toBe('Bhavesh - 9876500002');
    expect(options()).toEqual([]);
  });

  test.each(['ArrowDown', 'ArrowUp'])('opens on %s, and Enter waits for the list', async (key) => {
    render(<Page />);
    input().focus();
    fireEvent.keyDown(input(), { key });
    expect(enterAtOnce()).toBe(false);
    await loadList();
    expect(onChange).not.toHaveBeenCalled();
    expect(active()).toBe('Asha - 9876500001');
  });

  test('leaves Enter to the form if nothing has been typed or opened', () => {
    render(<Page />);
    input().focus();
    expect(enterAtOnce()).toBe(true);
  });
});

describe('a TagInput whose list has not loaded yet', () => {
  test('adds the best match on Enter, as it does with its list', async () => {
    render(
      <TagInput label="Installer" options={['WP-10', 'WP-1']} values={[]} onChange={onChange} />,
    );
    typeAtOnce('wp');
    expect(enterAtOnce()).toBe(false);
    expect(onChange.mock.calls).toEqual([[['WP-10']]]);
    await loadList();
    expect(input().value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('names an unknown value', async () => {
    render(
      <TagInput label="Installer" options={['WP-10', 'WP-1']} values={[]} onChange={onChange} />,
    );
    typeAtOnce('nonsense');
    expect(enterAtOnce()).toBe(false);
    await loadList();
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Unknown: nonsense')).not.toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
