import type { FieldMessages } from '../../api/http/errors';
import type { EntityConfig } from '../../entities/entity-config';
import { parseCellErrorName } from '../../spreadsheet/cell-error-name';
import { texts } from '../calls/task-texts';

/** So many notices can be read; what is left shares the last, as far as that can be read. */
const MOST = 5;
const MOST_LINES = 20;

interface Group {
  readonly rows: number[];
  readonly column: string;
  readonly message: string;
}

/**
 * What a server finds wrong with a spreadsheet, as sentences for people. Cells of one column that are
 * wrong in the same way make one: `Rows 3, 7 and 12, Meta Title: …`.
 */
export function uploadFaults(config: EntityConfig, errors: FieldMessages): string[] {
  const groups = new Map<string, Group>();
  for (const [name, messages] of Object.entries(errors)) {
    const cell = parseCellErrorName(name);
    const label = labelOf(config, cell ? cell.field : name);
    for (const message of messages) {
      // Most messages begin with the column's name themselves.
      const column = message.startsWith(`${label} `) ? '' : label;
      const key = `${column}\n${message}`;
      const group = groups.get(key) ?? { rows: [], column, message };
      if (cell) group.rows.push(cell.row);
      groups.set(key, group);
    }
  }
  const faults = [...groups.values()].map(({ rows, column, message }) =>
    texts.uploadFault(rows, column, message),
  );
  if (faults.length <= MOST) return faults;
  const rest = faults.slice(MOST - 1);
  const lines = rest.slice(0, MOST_LINES);
  if (rest.length > lines.length) lines.push(texts.moreFaults(rest.length - lines.length));
  return [...faults.slice(0, MOST - 1), lines.join('\n')];
}

/** The file itself needs no name, and a field that we do not know has the server's. */
function labelOf({ fields }: EntityConfig, name: string): string {
  if (name === 'file' || name === '') return '';
  return fields.find((field) => field.name === name)?.label ?? name;
}
