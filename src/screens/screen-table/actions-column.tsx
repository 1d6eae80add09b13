import { Button } from '../../components/controls/button';
import type { DataColumn } from '../../components/data-table/data-column';
import type { Row } from '../../entities/row';
import { texts } from '../texts';

/** Actions that are undefined have no button. */
export interface RowActions {
  readonly update: ((row: Row) => void) | undefined;
  readonly remove: ((row: Row) => void) | undefined;
}

/** The last column, with the row's buttons. */
export function actionsColumn({ update, remove }: RowActions): DataColumn<Row> {
  return {
    id: 'actions',
    header: texts.actions,
    hideable: false,
    pinnedRight: true,
    neverCut: true,
    width: update && remove ? 168 : 104,
    cell: (row) => (
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
