import { isDeepStrictEqual } from 'node:util';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { isMaskOf } from '../../entities/masked';
import { MERGE, MERGED, type MergedField } from '../../entities/wire/history';
import { modelOf } from '../../field-types';
import { readHistory } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';
import { type Input, readableValues } from './check-input';
import { expectedRow, OutdatedError } from './expected-row';
import type { EntityRow } from './rows';

/** A row to be updated. */
interface Expected {
  readonly row: EntityRow;
  /** The row as the client knew it. */
  readonly base: EntityRow;
  /** Who has changed the fields since. */
  readonly by: ReadonlyMap<string, string | null>;
  readonly outdated?: OutdatedError;
}

/**
 * The row that an input refers to. A client that asks for it may have known an earlier version; for others,
 * and if the history does not tell what that was, this throws a 409.
 */
export async function expectedOrEarlier(open: OpenTable, input: Input): Promise<Expected> {
  try {
    const row = await expectedRow(open, input);
    return { row, base: row, by: new Map() };
  } catch (error) {
    if (!(error instanceof OutdatedError) || !input[MERGE]) throw error;
    const earlier = await earlierRow(open, error.current, Number(input.version));
    if (!earlier) throw error;
    return { ...earlier, row: error.current, outdated: error };
  }
}

/** A row as it was at an earlier version; undefined if there are not all changes since. */
async function earlierRow(
  { db, sealer, config }: OpenTable,
  row: EntityRow,
  version: number,
): Promise<Pick<Expected, 'base' | 'by'> | undefined> {
  const changes = await db
    .selectFrom('change')
    .select(['username', 'before'])
    .where('entity', '=', config.name)
    .where('row_id', '=', row.id)
    .where('version', '>', version)
    .orderBy('id', 'desc')
    .execute();
  if (version > row.version || changes.length !== row.version - version) return undefined;
  const by = new Map<string, string | null>();
  let base = row;
  for (const { username, before } of changes) {
    const place = { entity: config.name, rowId: row.id };
    const values = readableValues(config, readHistory(before ?? '{}', sealer, place));
    base = { ...base, ...values };
    for (const name of Object.keys(values)) if (!by.has(name)) by.set(name, username);
  }
  return { base: { ...base, id: row.id, version }, by };
}

/**
 * The values of an input that its client has changed, to be written to the row as it is now. Throws a 409 if
 * someone else has given one of them another value since.
 */
export function mergedInput(config: EntityConfig, expected: Expected, input: Input): Input {
  const { row, base, outdated } = expected;
  if (!outdated) return input;
  const own = config.fields.flatMap((field) => {
    const { name } = field;
    if (!Object.hasOwn(input, name) || input[name] === undefined) return [];
    const value = modelOf(field).parse(input[name], field);
    const isSame = isDeepStrictEqual(value, base[name]) || isMaskOf(field, value, base[name]);
    return isSame ? [] : [[name, value] as const];
  });
  const clashes = own.some(
    ([name, value]) => isChanged(expected, name) && !isDeepStrictEqual(value, row[name]),
  );
  if (clashes) throw outdated;
  return Object.fromEntries(own);
}

/** A written row, with the fields that someone else has changed since the client knew it. */
export function withMerged(
  config: EntityConfig,
  expected: Expected,
  input: Input,
  written: EntityRow,
): EntityRow {
  const names = [...expected.by.keys()].filter(
    (name) => isChanged(expected, name) && !Object.hasOwn(input, name),
  );
  if (names.length === 0) return written;
  const merged = names.map((name): MergedField => {
    return { label: fieldOf(config, name).label, by: expected.by.get(name) ?? null };
  });
  return { ...written, [MERGED]: merged };
}

const isChanged = ({ row, base }: Expected, name: string) =>
  !isDeepStrictEqual(row[name], base[name]);
