import { displayText } from '../field-types/read';
import { type EntityConfig, fieldOf } from './entity-config';
import { type Row, rowId } from './row';

/** A row's name for users: the text of its first column, or else the entity's label and the id. */
export function rowTitle({ label, columns, ...config }: EntityConfig, row: Row): string {
  const first = columns[0];
  const text = first && displayText(fieldOf(config, first.field), row[first.field], row);
  return text || `${label} ${rowId(row)}`;
}
