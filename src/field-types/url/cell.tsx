import type { FieldCell } from '../field-ui';
import { valueCell } from '../value-cell';
import { isWebAddress, type UrlField, url } from '.';

export const urlCell = {
  Cell: valueCell(url, (value, text) =>
    isWebAddress(value) ? (
      <a
        href={value}
        target="_blank"
        rel="noreferrer"
        className="wrap-anywhere text-accent hover:underline"
      >
        {text}
      </a>
    ) : (
      text
    ),
  ),
  width: 240,
} satisfies FieldCell<UrlField>;
