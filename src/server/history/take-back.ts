import { isDeepStrictEqual } from 'node:util';
import type { EntityConfig } from '../../entities/entity-config';
import { readableValues } from '../entities/check-input';
import type { EntityRow } from '../entities/rows';
import type { Values } from '../entity-tables/change-log';
import type { Change } from './kept-rows';

/** What taking a change back would do to its row as it is now. */
export interface TakeBack {
  readonly change: Change;
  readonly row: EntityRow | undefined;
  /** `none`: the row is as before the change already, or gone. `newer`: the row was changed since. */
  readonly state: 'none' | 'clean' | 'newer';
  /** The earlier values that differ from the present ones. */
  readonly values: Values;
}

export function takeBack(
  config: EntityConfig,
  change: Change,
  row: EntityRow | undefined,
): TakeBack {
  const { action, before } = change;
  const earlier = before ? readableValues(config, before) : {};
  const differing = Object.entries(earlier).filter(
    ([name, value]) => !isDeepStrictEqual(value, row?.[name] ?? null),
  );
  const values = action === 'update' ? Object.fromEntries(differing) : earlier;
  const hasWork = {
    add: row !== undefined,
    update: row !== undefined && differing.length > 0,
    remove: row === undefined && before !== null,
    import: false,
  };
  const isNewer = row !== undefined && row.version !== change.version;
  const state = !hasWork[action] ? 'none' : isNewer ? 'newer' : 'clean';
  return { change, row, state, values };
}

/** The fields that a change left with a value that the row no longer has. */
export function changedSince(config: EntityConfig, { after }: Change, row: EntityRow): string[] {
  return Object.entries(after ? readableValues(config, after) : {})
    .filter(([name, value]) => !isDeepStrictEqual(value, row[name]))
    .map(([name]) => name);
}
