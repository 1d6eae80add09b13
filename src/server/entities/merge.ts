import { isDeepStrictEqual } from 'node:util';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { isMaskOf } from '../../entities/masked';
import { MERGE, MERGED, type MergedField } from '../../entities/wire/history';
import { modelOf } from '../../field-types';
import { readHistory } from '../entity-tables/change-log';
import type { OpenTable } from '../entity-tables/entity-store';
import { type Input, readableValues } from './check-input';
import { findExpected, OutdatedError } from './expected-row';
import type { EntityRow } from './rows';

/**
 * Updates a row that others may have changed since the client knew it. If the client asks for it, only the values
 * that it has changed are written, and the written row lists what the others have changed. Throws a 409 if it
 * doesn't ask, if someone else has given one of these values another one, or if the history doesn't say.
 * `inputFor` makes the values from the row as the client knew it; by default they are what was sent.
 */
export async function updateMerging(
  open: OpenTable,
  sent: Input,
  write: (row: EntityRow, input: Input) => Promise<EntityRow>,
  inputFor: (known: EntityRow) => Input = () => sent,
): Promise<{ readonly before: EntityRow; readonly after: EntityRow }> {
  const { config } = open;
  const { row, outdated } = await findExpected(open, sent);
  if (!outdated) return { before: row, after: await write(row, inputFor(row)) };
  const earlier = sent[MERGE] ? await earlierRow(open, row, Number(sent.version)) : undefined;
  if (!earlier) throw outdated;
  const { known, by } = earlier;
  const own = changesIn(config, inputFor(known), known);
  const changed = (name: string) => ({ label: fieldOf(config, name).label, ...by.get(name) });
  const theirs = [...by.keys()].filter((name) => !isDeepStrictEqual(row[name], known[name]));
  if (theirs.some((name) => Object.hasOwn(own, name) && !isDeepStrictEqual(own[name], row[name])))
    throw new OutdatedError(outdated.message, { ...row, [MERGED]: theirs.map(changed) });
  const written = await write(row, own);
  const merged = theirs.filter((name) => !Object.hasOwn(own, name)).map(changed);
  return { before: row, after: merged.length > 0 ? { ...written, [MERGED]: merged } : written };
}

/** A row as it was at an earlier version, and who has changed its fields since; undefined if changes are missing. */
async function earlierRow(
  { db, sealer, config }: OpenTable,
  row: EntityRow,
  version: number,
): Promise<{ known: EntityRow; by: ReadonlyMap<string, Omit<MergedField, 'label'>> } | undefined> {
  const changes = await db
    .selectFrom('change')
    .select(['username', 'at', 'before'])
    .where('entity', '=', config.name)
    .where('row_id', '=', row.id)
    .where('version', '>', version)
    .orderBy('id')
    .execute();
  if (version > row.version || changes.length !== row.version - version) return undefined;
  const place = { entity: config.name, rowId: row.id };
  const by = new Map<string, Omit<MergedField, 'label'>>();
  let earlier = {};
  for (const { username, at, before } of changes) {
    const values = readableValues(config, readHistory(before ?? '{}', sealer, place));
    earlier = { ...values, ...earlier };
    for (const name of Object.keys(values)) by.set(name, { by: username, at });
  }
  return { known: { ...row, ...earlier, version }, by };
}

/** The values of an input that differ from the row that its client knew. */
function changesIn({ fields }: EntityConfig, input: Input, known: EntityRow): Input {
  const changes = fields.flatMap((field) => {
    const { name } = field;
    if (!Object.hasOwn(input, name) || input[name] === undefined) return [];
    const value = modelOf(field).parse(input[name], field);
    const isSame = isDeepStrictEqual(value, known[name]) || isMaskOf(field, value, known[name]);
    return isSame ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changes);
}
