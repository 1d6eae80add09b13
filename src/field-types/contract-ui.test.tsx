import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FieldConfig, type FieldTypeName, modelOf } from '.';
import { fieldFixtures } from './fixtures';
import { displayText, editText } from './read';
import { uiOf } from './ui';

const types = Object.keys(fieldFixtures) as FieldTypeName[];
const strange = [null, undefined, '', 'strange', 12, true, { a: [1] }, ['x']];

afterEach(cleanup);

interface FormProps {
  readonly field: FieldConfig;
  readonly start: string;
  readonly onText: (text: string) => void;
}

function Form({ field, start, onText }: FormProps) {
  const { Input } = uiOf(field);
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

describe.each(types)('the view of the field type %s', (type) => {
  const { values, bad } = fieldFixtures[type];
  const field: FieldConfig = fieldFixtures[type].field;
  const { Cell } = uiOf(field);

  it.each(values)('shows %j in a cell as people read it', (value) => {
    const { container } = render(<Cell field={field} value={value} row={{}} />);
    expect(container.textContent).toContain(displayText(field, value, {}));
  });

  it.each([...strange, ...bad])('draws a cell of %j without breaking', (value) => {
    const { container } = render(<Cell field={field} value={value} row={{}} />);
    expect(container.textContent).toContain(displayText(field, value, {}));
  });

  it('ties the control to its label and its error', () => {
    render(<Form field={field} start="" onText={() => undefined} />);
    const control = screen.getByLabelText(field.label);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-describedby')).toBe('why');
  });

  it('holds the text of a value, and gives back what is typed', async () => {
    const onText = vi.fn();
    const value = values[0];
    const other = editText(field, values[1]);
    render(<Form field={field} start={editText(field, value)} onText={onText} />);
    const control = screen.getByLabelText(field.label);
    if (!(control instanceof HTMLInputElement)) throw new Error('Not an input.');
    expect(modelOf(field).parse(control.value, field)).toEqual(value);
    const user = userEvent.setup();
    await user.clear(control);
    await user.type(control, other);
    expect(modelOf(field).parse(onText.mock.lastCall?.[0], field)).toEqual(values[1]);
  });
});
