import type { Kysely } from 'kysely';
import { isCalendarDate } from '../../field-types/date/calendar-date';
import { auditKinds } from '../audit/audit-log';
import { readAudit } from '../audit/read-audit';
import type { Database } from '../database/tables';
import { CommandError } from './command-error';
import { readArguments } from './run-command';
import { commandTexts as texts } from './texts';

const KINDS: readonly string[] = [...auditKinds, 'add', 'update', 'remove'];

const options = {
  person: { type: 'string' },
  day: { type: 'string' },
  kind: { type: 'string' },
} as const;

/** The lines of the audit log that the arguments ask for, as JSON. Throws `CommandError`. */
export async function* auditCommand(
  args: readonly string[],
  database: Kysely<Database>,
): AsyncGenerator<string> {
  const filter = readArguments({ args: [...args], options }, texts.auditUsage).values;
  const { day, kind } = filter;
  if (day !== undefined && !isCalendarDate(day)) throw new CommandError(texts.badDay);
  if (kind !== undefined && !KINDS.includes(kind)) throw new CommandError(texts.badKind(KINDS));
  for await (const line of readAudit(database, filter)) yield JSON.stringify(line);
}
