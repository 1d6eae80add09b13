import type { Kysely } from 'kysely';
import type { AuditLog } from '../audit/audit-log';
import type { Database } from '../database/tables';
import { discardOldVersions, eraseHistory, removedRows } from '../tables/erase-history';
import { tableOf } from '../tables/identifiers';
import { sweepUploads } from '../uploads/upload-list';
import { byCommand } from './command-audit';
import { CommandError } from './command-error';
import { commandTexts as texts } from './texts';

export interface EraseParts {
  readonly database: Kysely<Database>;
  readonly audit: Pick<AuditLog, 'recordIn'>;
}

/** Lists an entity's removed rows, or erases one of them from the history, with its files. Throws `CommandError`. */
export async function eraseCommand(
  args: readonly string[],
  { database, audit }: EraseParts,
): Promise<string> {
  const [entity, id, ...rest] = args;
  if (!entity || entity.startsWith('-') || rest.length > 0)
    throw new CommandError(texts.eraseUsage);
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === tableOf(entity)))
    throw new CommandError(texts.noEntity(entity));
  if (id === undefined) {
    const rows = await removedRows(database, entity);
    return (
      rows.map((row) => texts.removedRow(row, titleIn(row.before))).join('\n') || texts.noneRemoved
    );
  }
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new CommandError(texts.eraseUsage);
  const erasing = database.transaction().setIsolationLevel('read committed');
  const entries = await erasing.execute(async (transaction) => {
    const erased = await eraseHistory(transaction, entity, Number(id));
    if (!erased) return erased;
    const details = { row: Number(id), entries: erased, ...byCommand() };
    await audit.recordIn(transaction, { kind: 'history-erased', subject: entity, details });
    return erased;
  });
  if (entries === undefined) throw new CommandError(texts.stillThere(entity, id));
  if (entries === 0) throw new CommandError(texts.nothingToErase(entity, id));
  // Keeps files that another row has or has had.
  await sweepUploads(database, Date.now());
  const isDiscarded = await discardOldVersions(database, entity);
  const erased = texts.erased(entity, id, entries);
  return isDiscarded ? erased : `${erased}\n${texts.stillInLog}`;
}

/** The first text of a row, for people to recognise it. Encrypted values are objects here. */
function titleIn(values: string | null): string {
  const texts = Object.values<unknown>(JSON.parse(values ?? '{}'));
  return texts.find((value) => typeof value === 'string') ?? '';
}
