import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { Field } from '../controls/field';
import { Combobox } from './combobox';
import type { Option } from './option';
import {
  active,
  giveHeights,
  INSTALLERS,
  input,
  names,
  onChange,
  onSubmit,
  openList,
  options,
  Page,
  tabToInput,
} from './testing';

beforeEach(() => {
  giveHeights();
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
    await openList();
    await userEvent.keyboard('ash');
    expect(names()).toEqual(['Asha - 9876500001', 'Zoë Asher - 9876500003']);
    await userEvent.click(screen.getByRole('option', { name: 'Asha - 9876500001' }));
    expect(onChange.mock.calls).toEqual([['1']]);
    expect(input().value).toBe('Asha - 9876500001');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  test('finds options by all words, in any order, whatever their case and accents', async () => {
    render(<Page />);
    await tabToInput();
    await userEvent.keyboard('0003 ZOE');
    expect(names()).toEqual(['Zoë Asher - 9876500003']);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['3']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('also finds options by their details, which are not part of their names', async () => {
    const details = ['Pune', 'Nashik', 'Pune'];
    const detailed = INSTALLERS.map((one, index) => ({ ...one, detail: details[index] }));
    render(<Page options={detailed} />);
    await openList();
    await userEvent.keyboard('nashik');
    expect(names()).toEqual(['Bhavesh - 9876500002']);
    const option = screen.getByRole('option', { name: 'Bhavesh - 9876500002' });
    expect(option.getAttribute('aria-description')).toBe('Nashik');
    await userEvent.keyboard('{Enter}');
    expect(input().value).toBe('Bhavesh - 9876500002');
  });

  test('lists all options first, starting at the chosen one', async () => {
    render(<Page value="2" />);
    await openList();
    expect(names()).toHaveLength(3);
    expect(active()).toBe('Bhavesh - 9876500002');
    const chosen = screen.getAllByRole('option', { selected: true });
    expect(chosen.map((option) => option.textContent)).toEqual(['Bhavesh - 9876500002']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('moves through the list by keyboard', async () => {
    render(<Page />);
    await tabToInput();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Asha - 9876500001');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()).toBe('Bhavesh - 9876500002');
    await userEvent.keyboard('{End}');
    expect(active()).toBe('Zoë Asher - 9876500003');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['3']]);
  });

  test('replaces the text when typing starts while the list is closed', async () => {
    render(<Page value="1" />);
    await tabToInput();
    await userEvent.keyboard('Bha{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2');
  });

  test('prefers an exact match to options that only start with the text', async () => {
    render(<Page options={[...manyOptions(20)].reverse()} />);
    await tabToInput();
    await userEvent.keyboard('wp-1{Enter}');
    expect(onChange.mock.calls).toEqual([['WP-1']]);
  });

  test('chooses the highlighted option even if the list has changed since', async () => {
    const { rerender } = render(<Page />);
    await tabToInput();
    await userEvent.keyboard('bha');
    rerender(<Page options={[{ value: '9', label: 'Bhanu' }, ...INSTALLERS]} />);
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2']]);
  });

  test('chooses what was typed before the options arrived', async () => {
    const { rerender } = render(<Page options={[]} />);
    await tabToInput();
    await userEvent.keyboard('bha{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(<Page />);
    await expect.poll(active).toBe('Bhavesh - 9876500002');
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['2']]);
  });

  test('says when nothing matches, and chooses nothing', async () => {
    render(<Page value="2" emptyText="No such installer" />);
    await tabToInput();
    await userEvent.keyboard('xyz{Enter}');
    expect(screen.getByText('No such installer')).not.toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('of ten thousand options, only those in view are rendered', async () => {
  render(<Page options={manyOptions(10_000)} />);
  await openList();
  expect(options().length).toBeLessThan(50);
  expect(options()[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(options()[1]?.getAttribute('aria-setsize')).toBe('10000');
});
