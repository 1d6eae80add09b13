import { isDeepStrictEqual } from 'node:util';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { MERGE, MERGED, type MergedField } from '../../entities/wire/merge';
import { readHistory } from '../tables/change-log';
import type { EntityStore, EntityTransaction } from '../tables/entity-store';
import { currentNames } from '../tables/stored-fields';
import { differs, type Input, readableValues, sentValues } from './check-input';
import { ConflictError } from './expected-row';
import { withCurrentNames } from './outdated-input';
import type { EntityRow } from './read-rows';

/**
 * Merges an input that was made from an earlier version of a row. Returns what its client has changed, and what others
 * have changed since. Throws the 409 if the client doesn't ask for merging, if someone else has given a field that it
 * changed another value, or if the history doesn't say. `inputFor` makes the client's values from the row as it was.
 */
export async function mergeInput(
  store: EntityStore & Pick<EntityTransaction, 'config'>,
  row: EntityRow,
  sent: Input,
  inputFor: (known: EntityRow) => Input,
): Promise<{ readonly input: Input; readonly merged: readonly MergedField[] }> {
  const { config } = store;
  const earlier = sent[MERGE] ? await earlierRow(store, row, Number(sent.version)) : undefined;
  if (!earlier) throw new ConflictError(config, row);
  const { known, by } = earlier;
  const input = changesIn(config, inputFor(known), known);
  const describe = ([name, change]: [string, Changed]): MergedField => {
    return { label: fieldOf(config, name).label, ...change };
  };
  const theirs = [...by].filter(([name]) => !isDeepStrictEqual(row[name], known[name]));
  const isOurs = (name: string) => Object.hasOwn(input, name);
  if (theirs.some(([name]) => isOurs(name) && !isDeepStrictEqual(input[name], row[name])))
    throw new ConflictError(config, { ...row, [MERGED]: theirs.map(describe) });
  return { input, merged: theirs.filter(([name]) => !isOurs(name)).map(describe) };
}

type Changed = Omit<MergedField, 'label'>;

/** A row as it was at an earlier version, and who has changed its fields since; undefined if changes are missing. */
async function earlierRow(
  { db, cipher, config }: EntityStore & Pick<EntityTransaction, 'config'>,
  row: EntityRow,
  version: number,
): Promise<{ known: EntityRow; by: ReadonlyMap<string, Changed> } | undefined> {
  const changes = await db
    .selectFrom('change')
    .select(['username', 'at', 'before'])
    .where('entity', '=', config.name)
    .where('row_id', '=', row.id)
    .where('version', '>', version)
    // Others may write while it is read.
    .where('version', '<=', row.version)
    .orderBy('id')
    .execute();
  if (version > row.version || changes.length !== row.version - version) return undefined;
  const place = { entity: config.name, rowId: row.id };
  const renamed = await currentNames(db, config);
  const by = new Map<string, Changed>();
  let earlier = {};
  for (const { username, at, before } of changes) {
    const values = readableValues(
      config,
      withCurrentNames(renamed, readHistory(before ?? '{}', cipher, place)),
    );
    earlier = { ...values, ...earlier };
    for (const name of Object.keys(values)) by.set(name, { by: username, at });
  }
  return { known: { ...row, ...earlier, version }, by };
}

/** The values of an input that differ from the row that its client knew. */
function changesIn(config: EntityConfig, input: Input, known: EntityRow): Input {
  const fields = config.fields.filter((field) =>
    differs(field, input[field.name], known[field.name]),
  );
  return sentValues({ ...config, fields }, input);
}
