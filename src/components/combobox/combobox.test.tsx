import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Field } from '../controls/field';
import { Combobox } from './combobox';
import type { Option } from './option';
import { active, INSTALLERS, input, names, onChange, onSubmit, options, Page } from './testing';

beforeEach(() => {
  onChange.mockClear();
  onSubmit.mockClear();
});
afterEach(cleanup);

function manyOptions(count: number): Option[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `WP-${index + 1}`,
    label: `WP-${index + 1}`,
  }));
}

describe('a closed Combobox', () => {
  test('shows the label of its value, and lists nothing', () => {
    render(<Page value="2" />);
    expect(input().value).toBe('Bhavesh - 9876500002');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
  });

  test('shows a value that is not among the options as it is', () => {
    render(<Page value="Somebody else" />);
    expect(input().value).toBe('Somebody else');
  });

  test('is named and described by the field around it', () => {
    render(
      <Field label="Wallpaper" error="Choose one.">
        {(aria) => <Combobox {...aria} options={[]} value={null} onChange={onChange} />}
      </Field>,
    );
    const combobox = screen.getByRole('combobox', { name: 'Wallpaper' });
    expect(combobox.getAttribute('aria-invalid')).toBe('true');
    expect(combobox.getAttribute('aria-describedby')).toMatch(/error$/);
  });

  test('leaves Enter to the form', async () => {
    render(<Page value="2" />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('choosing', () => {
  test('is by typing and a click', async () => {
    render(<Page />);
    await userEvent.click(input());
    await userEvent.type(input(), 'ash', { skipClick: true });
    expect(names()).toEqual(['Asha - 9876500001', 'Zoë Asher - 9876500003']);
    await userEvent.click(screen.getByRole('option', { name: 'Asha - 9876500001' }));
    expect(onChange.mock.calls).toEqual([['1']]);
    expect(input().value).toBe('Asha - 9876500001');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  test('finds all words, anywhere, without regard to case and accents', async () => {
    render(<Page />);
    await userEvent.type(input(), '0003 ZOE');
    expect(names()).toEqual(['Zoë Asher - 9876500003']);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['3']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('lists all options at first, and begins at the one that is chosen', async () => {
    render(<Page value="2" />);
    await userEvent.click(input());
    expect(names()).toHaveLength(3);
    expect(active()).toBe('Bhavesh - 9876500002');
    const chosen = screen.getAllByRole('option', { selected: true });
    expect(chosen.map((option) => option.textContent)).toEqual(['Bhavesh - 9876500002']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('goes through the list by keys', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Asha - 9876500001');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Zoë Asher - 9876500003');
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(active()).toBe('Bhavesh - 9876500002');
    await userEvent.keyboard('{End}');
    expect(active()).toBe('Zoë Asher - 9876500003');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['3']]);
  });

  test('takes what is typed in a closed one instead of the text there', async () => {
    render(<Page value="1" />);
    await userEvent.tab();
    await userEvent.keyboard('Bha{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('Zo{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('3');
  });

  test('takes the option that is typed in full before those that only begin so', async () => {
    render(<Page options={[...manyOptions(20)].reverse()} />);
    await userEvent.type(input(), 'wp-1{Enter}');
    expect(onChange.mock.calls).toEqual([['WP-1']]);
  });

  test('takes the option that was marked, though the list has changed meanwhile', async () => {
    const { rerender } = render(<Page />);
    await userEvent.type(input(), 'bha');
    rerender(<Page options={[{ value: '9', label: 'Bhanu' }, ...INSTALLERS]} />);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2']]);
  });

  test('says when nothing is found, and chooses nothing', async () => {
    render(<Page value="2" emptyText="No such installer" />);
    await userEvent.type(input(), 'xyz{Enter}');
    expect(screen.getByText('No such installer')).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is off while it is busy, which does not take the focus away', async () => {
    const { rerender } = render(<Page value="2" />);
    await userEvent.click(input());
    await userEvent.keyboard('{Escape}');
    rerender(<Page value="2" busy />);
    await userEvent.keyboard('{ArrowDown}Asha');
    await userEvent.click(input());
    expect(options()).toEqual([]);
    expect(input().value).toBe('Bhavesh - 9876500002');
    expect(document.activeElement).toBe(input());
  });
});

describe('ten thousand options', () => {
  test('are drawn in part, around the active one, and it says how many are not', async () => {
    render(<Page options={manyOptions(10_000)} value="WP-5000" />);
    await userEvent.click(input());
    expect(options().length).toBeLessThanOrEqual(200);
    expect(active()).toBe('WP-5000');
    const list = screen.getByRole('listbox');
    const chosen = within(list).getByRole('option', { name: 'WP-5000' });
    expect(chosen.getAttribute('aria-posinset')).toBe('5000');
    expect(chosen.getAttribute('aria-setsize')).toBe('10000');
    expect(screen.getByText('9,800 more: type to narrow them down')).not.toBeNull();
    await userEvent.keyboard('{End}');
    expect(active()).toBe('WP-10000');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('WP-1');
  });
});
