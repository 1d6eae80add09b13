import type { CellProps, FieldCell } from '../field-ui';
import { displayText } from '../read';
import { isWebAddress, type UrlField, url } from '.';

function Cell({ field, value: raw, row }: CellProps<UrlField>) {
  const value = url.parse(raw, field);
  if (!url.isValue(value) || !isWebAddress(value)) return displayText(field, raw, row);
  return (
    <a
      href={value}
      target="_blank"
      rel="noreferrer"
      className="wrap-anywhere text-accent hover:underline"
    >
      {value}
    </a>
  );
}

export const urlCell = { Cell, width: 240 } satisfies FieldCell<UrlField>;
