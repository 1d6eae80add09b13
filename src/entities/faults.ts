import { plural } from '../common/quantities';

/** Something wrong in an entity's file, told so that a person who is no programmer can mend it. */
export interface Fault {
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** The key's path, such as `columns[1].sortable`; empty for the file as a whole. */
  readonly path: string;
  /** A sentence. */
  readonly reason: string;
  /** The allowed name that is nearest to what is written. */
  readonly suggestion?: string | undefined;
  /** What would be right, as JSON text. */
  readonly example?: string | undefined;
}

/** A key's path as people write it: `columns[1].sortable`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
}

/** The report of all faults, one paragraph each, with a closing count. */
export function formatFaults(faults: readonly Fault[]): string {
  const files = new Set(faults.map((fault) => fault.file)).size;
  const count = `${plural(faults.length, 'fault')} in ${plural(files, 'file')}.`;
  return [...faults.map(formatFault), count].join('\n\n');
}

function formatFault({ file, line, column, path, reason, suggestion, example }: Fault): string {
  const lines = [`${file}:${line}:${column}${path && `  ${path}`}`];
  lines.push(`  ${reason}${suggestion ? ` Did you mean "${suggestion}"?` : ''}`);
  if (example) lines.push(`  Example: ${example}`);
  return lines.join('\n');
}
