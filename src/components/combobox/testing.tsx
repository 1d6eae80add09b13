import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './combobox';

export const INSTALLERS = [
  { value: '1', label: 'Asha - 9876500001' },
  { value: '2', label: 'Bhavesh - 9876500002' },
  { value: '3', label: 'Zoë Asher - 9876500003' },
];

export const onChange = vi.fn();
export const onSubmit = vi.fn();

/** A combobox in a form. It keeps its value, and reports it to `onChange`. */
export function Page({ value: first, ...rest }: Partial<ComboboxProps>) {
  const [value, setValue] = useState(first ?? null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox
        label="Installer"
        options={INSTALLERS}
        {...rest}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="submit">Save</button>
    </form>
  );
}

/** jsdom has no layout: without heights, a list shows no options, or all. */
export function giveHeights() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
}

export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Installer' });
export const options = () => screen.queryAllByRole('option');
export const names = () => options().map((option) => option.textContent);
export const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Tabs to the input, and waits until Headless UI’s has taken its place. */
export async function tabToInput() {
  await userEvent.tab();
  await expect.poll(() => input().dataset.headlessuiState).toBeDefined();
  expect(document.activeElement).toBe(input());
  // Browsers select the text; user-event loses the selection when the same value is set again.
  input().select();
}

/** Clicks the input, and waits for its list. */
export async function openList() {
  await userEvent.click(input());
  await screen.findByRole('listbox');
}
