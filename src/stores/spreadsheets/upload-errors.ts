import type { FieldMessages } from '../../api/http/errors';
import type { EntityConfig } from '../../entities/entity-config';
import { texts } from './texts';

/** Further errors share the last alert. */
const MAX_ALERTS = 5;
const MAX_LINES = 20;
const ROW = /^rows?\.(\d+)(?:\.(.+))?$/;

interface ErrorGroup {
  readonly rows: number[];
  readonly column: string;
  readonly message: string;
}

/** The errors as sentences; cells with the same error share one: `Rows 3, 7 and 12, Meta Title: …`. */
export function uploadErrors(config: EntityConfig, errors: FieldMessages): string[] {
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
  if (sentences.length <= MAX_ALERTS) return sentences;
  const rest = sentences.slice(MAX_ALERTS - 1);
  const lines = rest.slice(0, MAX_LINES);
  if (rest.length > lines.length) lines.push(texts.moreErrors(rest.length - lines.length));
  return [...sentences.slice(0, MAX_ALERTS - 1), lines.join('\n')];
}

/** The file itself needs no label; an unknown field keeps the server's name. */
function labelOf({ fields }: EntityConfig, name: string): string {
  if (name === 'file' || name === '') return '';
  return fields.find((field) => field.name === name)?.label ?? name;
}
