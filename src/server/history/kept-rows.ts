import { isLink, linkKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import { type RestoreRows, rowRestorer } from '../entities/restore-rows';
import { type EntityRow, readRows } from '../entities/rows';
import { deleteRows } from '../entities/write-row';
import { type Entry, readHistory, type Values } from '../entity-tables/change-log';
import type { EntityStore, OpenTable } from '../entity-tables/entity-store';
import { linkRestorer, removeLinks, sameLinks } from '../hand-written-entities/catalogue-links';

/** An entry of the history, with its values. */
export interface Change extends Omit<Entry, 'before' | 'after'> {
  readonly rowId: number;
  readonly before: Values | null;
  readonly after: Values | null;
  /** The fields whose values were stored sealed. */
  readonly sealed: ReadonlySet<string>;
}

export function readChange({ sealer }: EntityStore, entry: Entry): Change {
  const { row_id: rowId, action, entity } = entry;
  const sealed = new Set<string>();
  const read = (text: string | null) =>
    text === null || action === 'import'
      ? null
      : readHistory(text, sealer, { entity, rowId }, (name) => sealed.add(name));
  return { ...entry, rowId, before: read(entry.before), after: read(entry.after), sealed };
}

/** How the rows of an entity, or the links of the catalogue, are found, removed and restored. */
interface KeptRows {
  /** Returns what finds the row of one of the changes, as it is now. */
  find(store: EntityStore, changes: readonly Change[]): Promise<FindRow>;
  remove(open: OpenTable, rows: readonly EntityRow[]): Promise<unknown>;
  restorer(open: OpenTable): RestoreRows;
}

type FindRow = (change: Change) => EntityRow | undefined;

export function keptRows(config: EntityConfig): KeptRows {
  return config === linkSheet ? keptLinks : keptEntities(config);
}

function keptEntities(config: EntityConfig): KeptRows {
  return {
    async find(store, changes) {
      const rows = new Map<number, EntityRow>();
      const ids = [...new Set(changes.map(({ rowId }) => rowId))];
      if (ids.length > 0)
        for await (const page of readRows(store, config, { ids }))
          for (const row of page) rows.set(row.id, row);
      return ({ rowId }) => rows.get(rowId);
    },
    remove: deleteRows,
    restorer: rowRestorer,
  };
}

/** A link is the same with another id, but not the one that was changed: its version differs. */
const keptLinks: KeptRows = {
  async find({ db }, changes) {
    const linkOf = ({ before, after }: Change) => [after ?? before ?? {}].filter(isLink);
    const links = await sameLinks(db, changes.flatMap(linkOf));
    return (change) => {
      const [found] = linkOf(change).flatMap((link) => links.get(linkKey(link)) ?? []);
      return found && { ...found, version: found.id === change.rowId ? change.version : 0 };
    };
  },
  remove: (open, rows) =>
    removeLinks(
      open,
      rows.filter((row) => isLink(row)),
    ),
  restorer: linkRestorer,
};
