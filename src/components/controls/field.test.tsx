import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Field, type FieldProps } from './field';
import { TextBox } from './text-box';

function show(props: Partial<FieldProps>) {
  render(
    <Field label="City" {...props}>
      {({ id, invalid, describedBy }) => (
        <TextBox id={id} invalid={invalid} aria-describedby={describedBy} />
      )}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'City' });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return { input, described: ids.map((id) => document.getElementById(id)?.textContent) };
}

describe('Field', () => {
  test('names its control by the label, required or not', () => {
    expect(show({ required: true }).described).toEqual([]);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  test('ties the error and the help to the control', () => {
    const { input, described } = show({ error: 'The city is required.', help: 'Where they live.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described).toEqual(['The city is required.', 'Where they live.']);
  });

  test('shows a warning without marking the control as invalid', () => {
    const { input, described } = show({ warning: 'Is it typed right?' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(described).toEqual(['Is it typed right?']);
  });

  test('shows the error instead of the warning', () => {
    expect(show({ error: 'Too long.', warning: 'Rather long.' }).described).toEqual(['Too long.']);
  });
});
