import { isRecord } from '../../common/is-record';
import type { EntityRow } from '../rows/read-rows';

/** An order as the shop sends it, with `user` and `transaction` as the columns of our table. */
export function orderFromWire({ user, transaction, ...order }: Readonly<Record<string, unknown>>) {
  return {
    ...order,
    mobile: isRecord(user) ? user.mobile : null,
    transactionStatus: isRecord(transaction) ? transaction.status : null,
  };
}

/** An order as clients get it. `installers` is empty, because every installer may be chosen. */
export function orderToWire(row: EntityRow): object {
  const { mobile, transactionStatus } = row;
  return {
    ...row,
    // Rest properties would take four times as long.
    mobile: undefined,
    transactionStatus: undefined,
    user: mobile === null ? null : { mobile },
    transaction: transactionStatus === null ? null : { status: transactionStatus },
    installers: [],
  };
}
