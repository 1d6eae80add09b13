import type { Kysely } from 'kysely';
import type { ConfigVersion } from '../../entities/wire/studio';
import type { Database } from '../database/tables';
import { hashOf } from '../live-configs/live-configs';

/** A file that is not there has this one, unlike an empty one. */
const REMOVED = 'removed';

export const hashOfFile = (text: string | null) => (text === null ? REMOVED : hashOf(text));

interface NewVersion extends Pick<ConfigVersion, 'at' | 'by' | 'note'> {
  readonly name: string;
  readonly text: string | null;
}

/** Every text that an entity file has had. */
export function configVersions(db: Kysely<Database>) {
  const columns = ['id', 'name', 'at', 'username', 'note', 'hash'] as const;
  return {
    /** The last one of each file. */
    async newest(): Promise<ReadonlyMap<string, ConfigVersion>> {
      const rows = await db
        .selectFrom('config_version')
        .select(columns)
        .where('id', 'in', (all) =>
          all
            .selectFrom('config_version')
            .select(({ fn }) => fn.max('id').as('id'))
            .groupBy('name'),
        )
        .execute();
      return new Map(rows.map((row) => [row.name, versionIn(row)]));
    },

    /** Those of one file, newest first. */
    async list(name: string): Promise<ConfigVersion[]> {
      const rows = await db
        .selectFrom('config_version')
        .select(columns)
        .where('name', '=', name)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(versionIn);
    },

    async text(name: string, id: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('config_version')
        .select('text')
        .where('name', '=', name)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && (row.text ?? '');
    },

    async add({ name, at, by, note, text }: NewVersion): Promise<void> {
      await db
        .insertInto('config_version')
        .values({
          ...{ name, at, username: by, note, hash: hashOfFile(text) },
          // PostgreSQL can't store NUL, which a file in another encoding has.
          text: text?.replaceAll('\0', '\uFFFD') ?? null,
        })
        .execute();
    },
  };
}

interface Row extends Pick<ConfigVersion, 'id' | 'at' | 'note' | 'hash'> {
  readonly username: string | null;
}

function versionIn({ id, at, username, note, hash }: Row): ConfigVersion {
  const version = { id, at, by: username, note, hash };
  return hash === REMOVED ? { ...version, remove: true } : version;
}
