import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { rememberReads } from '../database/remember-reads';
import type { Database } from '../database/tables';
import { changedSince, listRevisions } from '../entity-tables/list-revision';

const fingerprints = new WeakMap<EntityConfig, string>();

/**
 * Returns a function that reads the versions of entities' rows: of what is stored, and of the fields by
 * which it is read.
 */
export function versionReader(db: Kysely<Database>) {
  const revisionsOf = rememberReads(db, (names) => listRevisions(db, names.split(',')));
  return async (configs: readonly EntityConfig[]): Promise<string[]> => {
    const revisions = await revisionsOf(configs.map(({ name }) => name).join());
    return configs.map((config, index) => `${revisions[index]}~${fingerprint(config)}`);
  };
}

/** The ids of the rows that differ between two versions, if they are known and not more than `max`. */
export async function changedBetween(
  db: Kysely<Database>,
  { name }: EntityConfig,
  versions: { readonly from: string; readonly to: string; readonly max: number },
): Promise<ReadonlySet<number> | undefined> {
  const [from = '', fieldsBefore] = versions.from.split('~');
  const [to = '', fields] = versions.to.split('~');
  if (fieldsBefore !== fields) return undefined;
  return await changedSince(db, name, { from, to, max: versions.max });
}

/** Differs when a field is added or is read in another way. */
function fingerprint(config: EntityConfig): string {
  const known = fingerprints.get(config);
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(config.fields)).digest('hex');
  fingerprints.set(config, hash.slice(0, 12));
  return hash.slice(0, 12);
}
