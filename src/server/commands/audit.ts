import { isCalendarDate } from '../../field-types/date/calendar-date';
import { lineKinds, readAudit } from '../audit/read-audit';
import { CommandError } from './command-error';
import { explained, readArguments, withDatabase } from './run-command';
import { commandTexts as texts } from './texts';

const options = {
  person: { type: 'string' },
  day: { type: 'string' },
  kind: { type: 'string' },
} as const;

await explained(() =>
  withDatabase(async (database) => {
    const filter = readArguments({ options }, texts.auditUsage).values;
    const { day, kind } = filter;
    if (day !== undefined && !isCalendarDate(day)) throw new CommandError(texts.badDay);
    if (kind !== undefined && !lineKinds.includes(kind))
      throw new CommandError(texts.badKind(lineKinds));
    for await (const line of readAudit(database, filter)) console.log(JSON.stringify(line));
  }),
);
