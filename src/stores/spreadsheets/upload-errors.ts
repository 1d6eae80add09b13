import type { FieldMessages } from '../../api/http/errors';
import type { EntityConfig } from '../../entities/entity-config';
import { texts } from './texts';

const MAX_LINES = 20;
const ROW = /^rows?\.(\d+)(?:\.(.+))?$/;

interface ErrorGroup {
  readonly rows: number[];
  readonly column: string;
  readonly message: string;
}

/** The errors, one per line; cells with the same error share one: `Rows 3, 7 and 12, Meta Title: …`. */
export function uploadErrors(config: EntityConfig, errors: FieldMessages): string {
  const groups = new Map<string, ErrorGroup>();
  for (const [name, messages] of Object.entries(errors)) {
    const [, row, field] = ROW.exec(name) ?? [];
    const label = labelOf(config, row ? (field ?? '') : name);
    for (const message of messages) {
      // Most messages start with the column's name.
      const column = message.startsWith(`${label} `) ? '' : label;
      const key = `${column}\n${message}`;
      const group = groups.get(key) ?? { rows: [], column, message };
      if (row) group.rows.push(Number(row));
      groups.set(key, group);
    }
  }
  const sentences = [...groups.values()].map(({ rows, column, message }) =>
    texts.error(rows, column, message),
  );
  const lines = sentences.slice(0, MAX_LINES);
  if (sentences.length > MAX_LINES) lines.push(texts.moreErrors(sentences.length - MAX_LINES));
  return lines.join('\n');
}

/** The file itself needs no label; an unknown field keeps the server's name. */
function labelOf({ fields }: EntityConfig, name: string): string {
  if (name === 'file' || name === '') return '';
  return fields.find((field) => field.name === name)?.label ?? name;
}
