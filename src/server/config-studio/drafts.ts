import type { Kysely } from 'kysely';
import type { DraftFile } from '../../entities/check/load-configs';
import type { ConfigDraft, LiveFile } from '../../entities/wire/studio';
import type { ConfigDraftTable, Database } from '../database/tables';
import { hashOfFile } from './versions';

/** What an editor wants a file to be. */
export interface DraftChange {
  readonly name: string;
  /** Null to remove the file. */
  readonly text: string | null;
  /** The hash of the draft that the editor has seen; null if there was none. */
  readonly replaces: string | null;
  /** The hash of the file that the editor has seen; null if it is that of the draft, or the live one. */
  readonly basedOn: string | null;
  readonly live: LiveFile | undefined;
  readonly by: string;
  readonly at: string;
}

type Theirs = Pick<ConfigDraft, 'text' | 'hash' | 'editedAt' | 'editedBy'>;

/** Changes of entity files that all editors share until they are published. */
export function configDrafts(db: Kysely<Database>) {
  const find = async (name: string) => {
    const row = await db
      .selectFrom('config_draft')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    return row && draftIn(row);
  };

  return {
    find,

    async all(): Promise<ReadonlyMap<string, ConfigDraft>> {
      const rows = await db.selectFrom('config_draft').selectAll().orderBy('name').execute();
      return new Map(rows.map((row) => [row.name, draftIn(row)]));
    },

    /** Returns the text of another editor instead, if there is one that this editor has not seen. */
    async put(change: DraftChange): Promise<Theirs | undefined> {
      const { name, text, replaces, by, live } = change;
      const hash = hashOfFile(text);
      for (;;) {
        const now = await find(name);
        const theirs = now ?? (replaces === null ? undefined : published(live));
        if (theirs && theirs.editedBy !== by && ![replaces, hash].includes(theirs.hash))
          return theirs;
        const basedOn = now ? now.basedOn : (live?.hash ?? null);
        const values = {
          ...{ text, hash, based_on: change.basedOn ?? basedOn },
          ...{ edited_at: change.at, edited_by: by },
        };
        const [result] = now
          ? await db
              .updateTable('config_draft')
              .set(values)
              .where('name', '=', name)
              .where('hash', '=', now.hash)
              .execute()
          : await db
              .insertInto('config_draft')
              .values({ name, ...values })
              .onConflict((conflict) => conflict.doNothing())
              .execute();
        const changed =
          result && 'numUpdatedRows' in result
            ? result.numUpdatedRows
            : result?.numInsertedOrUpdatedRows;
        // Otherwise another editor was faster.
        if (changed) return undefined;
      }
    },

    /** Removes a draft, or only if it still has this hash. */
    async remove(name: string, hash?: string): Promise<void> {
      let removal = db.deleteFrom('config_draft').where('name', '=', name);
      if (hash !== undefined) removal = removal.where('hash', '=', hash);
      await removal.execute();
    },
  };
}

/** The draft that this editor has seen may be live now. */
const published = (live: LiveFile | undefined): Theirs | undefined =>
  live?.publishedBy == null
    ? undefined
    : { ...live, editedAt: live.publishedAt, editedBy: live.publishedBy };

function draftIn(row: ConfigDraftTable): ConfigDraft {
  const { text, hash, based_on, edited_at, edited_by } = row;
  const draft = { text: text ?? '', hash, basedOn: based_on };
  const edited = { editedAt: edited_at, editedBy: edited_by };
  return { ...draft, ...edited, ...(text === null ? { remove: true as const } : {}) };
}

export const draftFile = (name: string, { text, remove }: ConfigDraft): DraftFile => ({
  file: `${name}.json`,
  text: remove ? undefined : text,
});
