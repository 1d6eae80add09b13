import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { readableValues } from '../entities/check-input';
import type { EntityRow } from '../entities/rows';
import type { Entry, Values } from '../entity-tables/change-log';
import type { EntityStore } from '../entity-tables/entity-store';
import { type Change, keptRows, readChange } from './kept-rows';

/** What taking a change back would do to its row as it is now. */
export interface TakeBack {
  readonly change: Change;
  readonly row: EntityRow | undefined;
  /** `none`: the row is as before the change already, or gone. `newer`: the row was changed since. */
  readonly state: 'none' | 'clean' | 'newer';
  /** The earlier values that differ from the present ones. */
  readonly values: Values;
  /** The fields that the row no longer has as the change left them. */
  readonly newer: readonly string[];
}

export async function takeBacksOf(
  store: EntityStore,
  config: EntityConfig,
  entries: readonly Entry[],
): Promise<TakeBack[]> {
  const changes = entries.map((entry) => readChange(store, entry));
  const rowOf = await keptRows(config).find(store, changes);
  // A link that was added again has an earlier version: it counts as changed.
  const later = changes.filter((change) => (rowOf(change)?.version ?? 0) > change.version);
  const kept = later.length === 0 ? new Set() : await keptChanges(store, later);
  return changes.map((change) => takeBack(config, change, rowOf(change), kept.has(change.id)));
}

/** The changes since which their rows were changed only by what was taken back. */
async function keptChanges({ db }: EntityStore, changes: readonly Change[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from change where id in (${sql.join(changes.map(({ id }) => id))}) and not exists (
      select 1 from change as later where later.entity = change.entity and later.row_id = change.row_id
        and later.id > change.id and coalesce(later.way, '') not in ('undo', 'roll back')
        and not exists (select 1 from change as back where back.undoes in (later.id, later.import_id)))
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type Found = EntityRow | undefined;

function takeBack(config: EntityConfig, change: Change, row: Found, isKept: boolean): TakeBack {
  const { action, before, after, version } = change;
  const differing = (values: Values | null) =>
    Object.entries(readableValues(config, values ?? {})).filter(
      ([name, value]) => !isDeepStrictEqual(value, row?.[name]),
    );
  const values = Object.fromEntries(differing(before));
  const newer = row ? differing(after).map(([name]) => name) : [];
  const isNone =
    action === 'remove'
      ? row !== undefined || before === null
      : row === undefined || (action === 'update' && Object.keys(values).length === 0);
  const isNewer = row && row.version !== version && (newer.length > 0 || !isKept);
  return { change, row, state: isNone ? 'none' : isNewer ? 'newer' : 'clean', values, newer };
}

export function pick(row: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
