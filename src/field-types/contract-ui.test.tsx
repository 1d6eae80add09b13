import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type FieldConfig, type FieldTypeName, modelOf } from '.';
import { cellOf } from './cells';
import type { CellProps } from './field-ui';
import { fieldFixtures, fixtureField } from './fixtures';
import { inputOf } from './inputs';
import { displayText, editText } from './read';

const types = Object.keys(fieldFixtures) as FieldTypeName[];
// The fourth is a lone surrogate, which programs that cut texts leave behind.
const strange = [null, undefined, '', 'half\ud83d@x.in', 'strange', 12, true, { a: [1] }, ['x']];

interface FormProps {
  readonly field: FieldConfig;
  readonly start: string;
  readonly onText: (text: string) => void;
}

function Form({ field, start, onText }: FormProps) {
  const Input = inputOf(field);
  const [text, setText] = useState(start);
  const change = (next: string) => {
    setText(next);
    onText(next);
  };
  return (
    <>
      <label htmlFor="input">{field.label}</label>
      <Input
        field={field}
        text={text}
        onChange={change}
        onBlur={() => undefined}
        id="input"
        invalid
        describedBy="why"
        inputRef={null}
      />
      <p id="why">Because.</p>
    </>
  );
}

const PlainCell = ({ field, value, row }: CellProps<FieldConfig>) => displayText(field, value, row);

/** The control of a field, which is there from the first render. */
function controlOf({ label }: FieldConfig): HTMLElement {
  return screen.getByLabelText(label);
}

/** The value of a control as text. */
function heldBy(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return String(control.checked);
  if ('value' in control) return String(control.value);
  throw new Error(`Unexpected control ${control.tagName}.`);
}

/** Enters text as a person would in this kind of control. */
async function enter(control: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup();
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, text);
  if (control instanceof HTMLInputElement && control.type === 'checkbox')
    return user.click(control);
  if (control.role === 'combobox') return choose(control, text);
  await user.clear(control);
  await user.type(control, text);
}

/** Opens a list, waits until it has loaded, and chooses from it by typing. */
async function choose(control: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(control);
  await screen.findByRole('listbox');
  await user.clear(screen.getByRole('combobox', { expanded: true }));
  await user.keyboard(`${text}{Enter}`);
}

describe.each(types)('the view of the field type %s', (type) => {
  const { values, bad } = fieldFixtures[type];
  const field = fixtureField(type);
  const { Cell = PlainCell } = cellOf(field);

  test.each(values)('shows %j in a cell as people read it', (value) => {
    const { container } = render(<Cell field={field} value={value} row={{}} />);
    expect(container.textContent).toContain(displayText(field, value, {}));
  });

  test.each([...strange, ...bad])('renders a cell for %j', (value) => {
    const { container } = render(<Cell field={field} value={value} row={{}} />);
    expect(container.textContent).toContain(displayText(field, value, {}));
  });

  test('links the control to its label and its error', async () => {
    render(<Form field={field} start="" onText={() => undefined} />);
    const control = controlOf(field);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-describedby')).toBe('why');
  });

  test('shows the text of a value and reports what is typed', async () => {
    const onText = vi.fn();
    const value = values[0];
    const other = editText(field, values[1]);
    render(<Form field={field} start={editText(field, value)} onText={onText} />);
    const control = controlOf(field);
    expect(modelOf(field).parse(heldBy(control), field)).toEqual(value);
    await enter(control, other);
    expect(modelOf(field).parse(onText.mock.lastCall?.[0], field)).toEqual(values[1]);
  });
});
