import type { FieldCell } from '../field-ui';
import { OutsideLink } from '../outside-link';
import { valueCell } from '../value-cell';
import { isWebAddress, type UrlField, url } from '.';

export const urlCell = {
  Cell: valueCell(url, (value) =>
    isWebAddress(value) ? <OutsideLink href={value}>{value}</OutsideLink> : value,
  ),
  width: 240,
} satisfies FieldCell<UrlField>;
