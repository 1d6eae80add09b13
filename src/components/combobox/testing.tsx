import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
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

export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Installer' });
export const options = () => screen.queryAllByRole('option');
export const names = () => options().map((option) => option.textContent);
export const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
