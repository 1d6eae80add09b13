import { isLink, linkKey } from '../../entities/catalogue-link';
import type { EntityConfig } from '../../entities/entity-config';
import { linkSheet } from '../../spreadsheet/link-sheet';
import type { ChangeTable } from '../database/tables';
import { type EntityRow, readRows } from '../entities/rows';
import { deleteRows, restoreRow } from '../entities/write-row';
import { readHistory, type Values } from '../entity-tables/change-log';
import type { EntityStore, OpenTable } from '../entity-tables/entity-store';
import { removeLinks, restoreLink, sameLinks } from '../hand-written-entities/catalogue-links';

/** An entry of the history, with its values. */
export interface Change {
  readonly id: number;
  readonly rowId: number;
  readonly action: ChangeTable['action'];
  readonly version: number;
  readonly before: Values | null;
  readonly after: Values | null;
  /** The fields whose values were stored sealed. */
  readonly sealed: ReadonlySet<string>;
}

type StoredChange = Pick<
  ChangeTable,
  'entity' | 'row_id' | 'action' | 'version' | 'before' | 'after'
> & { readonly id: number };

export function readChange({ sealer }: EntityStore, stored: StoredChange): Change {
  const { id, row_id: rowId, action, version, entity } = stored;
  const sealed = new Set<string>();
  const read = (text: string | null) =>
    text === null ? null : readHistory(text, sealer, { entity, rowId }, (name) => sealed.add(name));
  const [before, after] = action === 'import' ? [null, null] : [stored.before, stored.after];
  return { id, rowId, action, version, before: read(before), after: read(after), sealed };
}

/** How the rows of an entity, or the links of the catalogue, are found, removed and restored. */
export interface KeptRows {
  /** By the ids of the changes, the rows as they are now. */
  find(store: EntityStore, changes: readonly Change[]): Promise<ReadonlyMap<number, EntityRow>>;
  remove(open: OpenTable, rows: readonly EntityRow[]): Promise<void>;
  restore(open: OpenTable, id: number, values: Values): Promise<EntityRow>;
}

export function keptRows(config: EntityConfig): KeptRows {
  return config === linkSheet ? keptLinks : keptEntities(config);
}

function keptEntities(config: EntityConfig): KeptRows {
  return {
    async find(store, changes) {
      const ids = [...new Set(changes.map(({ rowId }) => rowId))];
      const rows = new Map<number, EntityRow>();
      if (ids.length === 0) return rows;
      for await (const page of readRows(store, config, { ids }))
        for (const row of page) rows.set(row.id, row);
      return new Map(
        changes.flatMap(({ id, rowId }) => {
          const row = rows.get(rowId);
          return row ? [[id, row]] : [];
        }),
      );
    },
    remove: deleteRows,
    restore: restoreRow,
  };
}

/** A link is the same with another id, but not the one that was changed: its version differs. */
const keptLinks: KeptRows = {
  async find({ db }, changes) {
    const links = changes.map((change) => ({ change, link: change.after ?? change.before ?? {} }));
    const same = await sameLinks(db, links.map(({ link }) => link).filter(isLink));
    return new Map(
      links.flatMap(({ change: { id, rowId, version }, link }) => {
        const found = isLink(link) ? same.get(linkKey(link)) : undefined;
        return found ? [[id, { ...found, version: found.id === rowId ? version : 0 }]] : [];
      }),
    );
  },
  async remove(open, rows) {
    await removeLinks(
      open,
      rows.flatMap((row) => (isStoredLink(row) ? [row] : [])),
    );
  },
  async restore(open, id, values) {
    const row = { ...values, id, version: 1 };
    if (isStoredLink(row)) await restoreLink(open, row);
    return row;
  },
};

function isStoredLink(row: EntityRow): row is EntityRow & { wpId: string; catId: string } {
  return isLink(row);
}
