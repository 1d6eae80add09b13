import type { EntityRow } from '../entities/rows';

/**
 * An order as clients get it: `user` and `transaction` are objects, or null as a whole. `installers`
 * is empty, for every installer may be chosen.
 */
export function orderToWire({ mobile, transactionStatus, ...row }: EntityRow): object {
  return {
    ...row,
    user: mobile === null ? null : { mobile },
    transaction: transactionStatus === null ? null : { status: transactionStatus },
    installers: [],
  };
}
