import { useEffect } from 'react';
import { type Row, rowId } from '../../entities/row';
import { showToast } from '../../stores/calls/notices';
import type { ListState } from '../../stores/lists/lists';
import { texts } from '../texts';
import { useAddressParams, withParam } from './use-address-params';

const NAME = 'row';

/** Opens the row that a link names, once, or says that it is gone. `open` must stay the same function. */
export function useRowInAddress(
  rows: readonly Row[],
  { status, refreshing }: Pick<ListState<unknown>, 'status' | 'refreshing'>,
  open: (row: Row) => void,
): void {
  const { params, replace } = useAddressParams();
  const id = params.get(NAME);
  useEffect(() => {
    if (id === null) return;
    const row = rows.find((one) => rowId(one) === id);
    // The row may be new.
    if (!row && (refreshing || status !== 'ready')) return;
    replace((now) => withParam(now, NAME, null));
    if (row) open(row);
    else showToast(texts.linkedRowGone);
  }, [id, rows, status, refreshing, open, replace]);
}
