import { useEffect } from 'react';
import { type Row, rowId } from '../../entities/row';
import { useAddressParams, withParam } from './use-address-params';

const NAME = 'row';

/** Opens the row that a link names, once. `open` must stay the same function. */
export function useRowInAddress(rows: readonly Row[], open: (row: Row) => void): void {
  const { params, replace } = useAddressParams();
  const id = params.get(NAME);
  useEffect(() => {
    const row = id === null ? undefined : rows.find((one) => rowId(one) === id);
    if (!row) return;
    replace((now) => withParam(now, NAME, null));
    open(row);
  }, [id, rows, open, replace]);
}
