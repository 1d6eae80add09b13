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

/** The last column, with the row's buttons: icons, and words on a phone. */
export function actionsColumn({ update, remove }: RowActions): ColumnDef<Features, Row> {
  return {
    id: 'actions',
    header: texts.actions,
    enableHiding: false,
    enableSorting: false,
    size: update && remove ? 84 : 56,
    meta: { pinned: 'end', neverCut: true },
    cell: ({ row: { original: row } }) => (
      <>
        {update && (
          <Button
            size="sm"
            shape="update"
            className="row-action mr-1"
            title={texts.update}
            aria-keyshortcuts="e"
            onClick={() => update(row)}
          >
            {texts.update}
          </Button>
        )}
        {remove && (
          <Button
            size="sm"
            variant="ghost"
            shape="remove"
            className="row-action"
            title={texts.remove}
            onClick={() => remove(row)}
          >
            {texts.remove}
          </Button>
        )}
      </>
    ),
  };
}
