import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { type EmailField, email } from '.';

export const emailCell = {
  Cell: valueCell(email, (value, text) =>
    value.includes('@') ? (
      <a
        href={`mailto:${value.replace(/[%?#]/g, encodeURIComponent)}`}
        className="text-accent hover:underline"
      >
        {text}
      </a>
    ) : (
      text
    ),
  ),
  width: 220,
} satisfies FieldCell<EmailField>;
