import type { ColumnDef } from '@tanstack/react-table';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import { texts } from '../texts';

/** Actions that are undefined have no button. */
export interface RowActions {
  readonly update: ((row: Row) => void) | undefined;
  readonly remove: ((row: Row) => void) | undefined;
}

/** The last column, with the row's buttons. */
export function actionsColumn({ update, remove }: RowActions): ColumnDef<Features, Row> {
  return {
    id: 'actions',
    header: texts.actions,
    enableHiding: false,
    size: update && remove ? 164 : 104,
    meta: { pinned: 'end', neverCut: true },
    cell: ({ row: { original: row } }) => (
      <>
        {update && (
          <Button
            size="sm"
            variant="secondary"
            className="mr-1"
            aria-keyshortcuts="e"
            onClick={() => update(row)}
          >
            {texts.update}
          </Button>
        )}
        {remove && (
          <Button size="sm" variant="ghost" onClick={() => remove(row)}>
            {texts.remove}
          </Button>
        )}
      </>
    ),
  };
}
