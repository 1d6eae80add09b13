import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { type EmailField, email } from '.';

function Cell({ field, value: raw, row }: CellProps<EmailField>) {
  const value = email.parse(raw, field);
  if (!email.isValue(value) || !value.includes('@')) return displayText(field, raw, row);
  return (
    <a href={`mailto:${encodeURI(value)}`} className="text-accent hover:underline">
      {value}
    </a>
  );
}

export const emailCell = { Cell, width: 220 } satisfies FieldCell<EmailField>;
