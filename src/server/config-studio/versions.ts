import type { Kysely } from 'kysely';
import type { ConfigVersion } from '../../entities/wire/studio';
import type { Database } from '../database/tables';
import { hashOf } from '../secrets/short-hash';

/** A missing file also has a hash, which differs from that of an empty one. */
export const hashOfFile = (text: string | null) => (text === null ? 'removed' : hashOf(text));

interface NewVersion extends Pick<ConfigVersion, 'at' | 'by' | 'note'> {
  readonly name: string;
  readonly text: string | null;
}

/** Every text that an entity file has had. */
export function configVersions(db: Kysely<Database>) {
  const all = db.selectFrom('config_version');
  const described = all.select(['id', 'at', 'username as by', 'note', 'hash']);
  return {
    /** The last version of each file. */
    async newest(): Promise<ReadonlyMap<string, ConfigVersion>> {
      const last = all.select(({ fn }) => fn.max('id').as('id')).groupBy('name');
      const rows = await described.select('name').where('id', 'in', last).execute();
      return new Map(rows.map(({ name, ...version }) => [name, version]));
    },

    /** All versions of a file, newest first. */
    list: (name: string): Promise<ConfigVersion[]> =>
      described.where('name', '=', name).orderBy('id', 'desc').execute(),

    find: (name: string, id: number) =>
      all.select('text').where('name', '=', name).where('id', '=', id).executeTakeFirst(),

    async add({ name, at, by, note, text }: NewVersion): Promise<void> {
      // PostgreSQL can't store NUL, which a file in another encoding has.
      const stored = text?.replaceAll('\0', '\uFFFD') ?? null;
      const hash = hashOfFile(text);
      await db
        .insertInto('config_version')
        .values({ name, at, username: by, note, text: stored, hash })
        .execute();
    },
  };
}
