import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { Field } from '../controls/field';
import { Combobox } from './combobox';
import type { Option } from './option';
import { active, INSTALLERS, input, names, onChange, onSubmit, options, Page } from './testing';

beforeEach(() => {
  onChange.mockClear();
  onSubmit.mockClear();
});

function manyOptions(count: number): Option[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `WP-${index + 1}`,
    label: `WP-${index + 1}`,
  }));
}

describe('a closed Combobox', () => {
  test('shows the label of its value and no list', () => {
    render(<Page value="2" />);
    expect(input().value).toBe('Bhavesh - 9876500002');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
  });

  test('shows an unknown value as it is', () => {
    render(<Page value="Unknown" />);
    expect(input().value).toBe('Unknown');
  });

  test('is named and described by its Field', () => {
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
  test('works by typing and clicking', async () => {
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

  test('finds all words, in any order, case and accents', async () => {
    render(<Page />);
    await userEvent.type(input(), '0003 ZOE');
    expect(names()).toEqual(['Zoë Asher - 9876500003']);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['3']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('lists all options first, starting at the chosen one', async () => {
    render(<Page value="2" />);
    await userEvent.click(input());
    expect(names()).toHaveLength(3);
    expect(active()).toBe('Bhavesh - 9876500002');
    const chosen = screen.getAllByRole('option', { selected: true });
    expect(chosen.map((option) => option.textContent)).toEqual(['Bhavesh - 9876500002']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('moves through the list by keyboard', async () => {
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

  test('replaces the text when typing into a closed one', async () => {
    render(<Page value="1" />);
    await userEvent.tab();
    await userEvent.keyboard('Bha{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2');
    await userEvent.keyboard('Zo{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('3');
  });

  test('prefers an exact match to options that only start with the text', async () => {
    render(<Page options={[...manyOptions(20)].reverse()} />);
    await userEvent.type(input(), 'wp-1{Enter}');
    expect(onChange.mock.calls).toEqual([['WP-1']]);
  });

  test('chooses the highlighted option even if the list has changed since', async () => {
    const { rerender } = render(<Page />);
    await userEvent.type(input(), 'bha');
    rerender(<Page options={[{ value: '9', label: 'Bhanu' }, ...INSTALLERS]} />);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2']]);
  });

  test('chooses what was typed before the options arrived', async () => {
    const { rerender } = render(<Page options={[]} />);
    await userEvent.type(input(), 'bha{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(<Page />);
    expect(active()).toBe('Bhavesh - 9876500002');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2']]);
  });

  test('says when nothing matches, and chooses nothing', async () => {
    render(<Page value="2" emptyText="No such installer" />);
    await userEvent.type(input(), 'xyz{Enter}');
    expect(screen.getByText('No such installer')).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ten thousand options', () => {
  test('are rendered in part, around the active one, with the number of the others', async () => {
    render(<Page options={manyOptions(10_000)} value="WP-5000" />);
    await userEvent.click(input());
    expect(options().length).toBeLessThanOrEqual(200);
    expect(active()).toBe('WP-5000');
    const list = screen.getByRole('listbox');
    const chosen = within(list).getByRole('option', { name: 'WP-5000' });
    expect(chosen.getAttribute('aria-posinset')).toBe('5000');
    expect(chosen.getAttribute('aria-setsize')).toBe('10000');
    expect(screen.getByText('9,800 more: keep typing to narrow them down')).not.toBeNull();
    await userEvent.keyboard('{End}');
    expect(active()).toBe('WP-10000');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('WP-1');
  });
});
