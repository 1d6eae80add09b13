import type { ChangeId } from '../../entities/wire/history';
import { HttpError } from '../http/errors';
import type { Entry } from '../tables/change-log';
import type { EntityStore } from '../tables/entity-store';
import { historyTexts as texts } from './texts';

/** Finds a change by its entry, by the version that it gave a row, or as a row's last removal. Throws a 404. */
export async function findChange(store: EntityStore, name: ChangeId): Promise<Entry> {
  const entry = await entryOf(store, name);
  if (!entry) throw new HttpError(404, texts.noChange);
  return entry;
}

export async function entryOf({ db }: EntityStore, name: ChangeId): Promise<Entry | undefined> {
  const all = db.selectFrom('change').selectAll().orderBy('id', 'desc');
  if ('change' in name) return await all.where('id', '=', name.change).executeTakeFirst();
  const { entity, row, version } = name;
  const ofRow = all.where('entity', '=', entity).where('row_id', '=', row);
  const entries =
    version === undefined
      ? ofRow.where('action', '=', 'remove')
      : ofRow.where('version', '=', version);
  return await entries.executeTakeFirst();
}
