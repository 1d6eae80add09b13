import { isDeepStrictEqual } from 'node:util';
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
  return changes.map((change) => takeBack(config, change, rowOf(change)));
}

function takeBack(config: EntityConfig, change: Change, row: EntityRow | undefined): TakeBack {
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
  const isNewer = row !== undefined && row.version !== version;
  return { change, row, state: isNone ? 'none' : isNewer ? 'newer' : 'clean', values, newer };
}

export function pick(row: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
