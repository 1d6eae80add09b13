import type { Kysely } from 'kysely';
import type { DraftFile } from '../../entities/check/load-configs';
import type { ConfigDraft } from '../../entities/wire/studio';
import type { Database } from '../database/tables';
import { hashOfFile } from './versions';

interface NewDraft extends Pick<ConfigDraft, 'basedOn' | 'editedAt' | 'editedBy'> {
  /** Null to remove the file. */
  readonly text: string | null;
}

/** Changes to entity files, which all editors share until they are published. */
export function configDrafts(db: Kysely<Database>) {
  return {
    async all(): Promise<ReadonlyMap<string, ConfigDraft>> {
      const rows = await db
        .selectFrom('config_draft')
        .select(['name', 'text', 'hash', 'based_on as basedOn'])
        .select(['edited_at as editedAt', 'edited_by as editedBy'])
        .orderBy('name')
        .execute();
      return new Map(
        rows.map(({ name, text, ...draft }) => [
          name,
          text === null ? { ...draft, text: '', remove: true } : { ...draft, text },
        ]),
      );
    },

    async put(name: string, { text, basedOn, editedAt, editedBy }: NewDraft): Promise<void> {
      const draft = { text, hash: hashOfFile(text), based_on: basedOn };
      const values = { ...draft, edited_at: editedAt, edited_by: editedBy };
      await db
        .insertInto('config_draft')
        .values({ name, ...values })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
        .execute();
    },

    /** Removes a draft if it still has this hash; returns whether it had. */
    async remove(name: string, hash: string): Promise<boolean> {
      const removal = db.deleteFrom('config_draft').where('name', '=', name);
      return (await removal.where('hash', '=', hash).returning('name').execute()).length > 0;
    },
  };
}

export const draftFile = (name: string, { text, remove }: ConfigDraft): DraftFile => ({
  file: `${name}.json`,
  text: remove ? undefined : text,
});
