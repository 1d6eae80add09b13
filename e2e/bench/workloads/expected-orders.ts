import { makeOrders, SEARCH_WORD } from '../browser/data';
import { ORDERS_PAGE, type Order, orderColumns } from '../shared/rows';

/** What tables must show, computed in the plainest way. */
export interface ExpectedOrders {
  /** The ids of the rows of the first page, and of the second. */
  readonly pages: readonly (readonly string[])[];
  /** The first rows and the number of matches after each key of the word. */
  readonly searched: readonly { readonly ids: readonly string[]; readonly count: number }[];
  /** The first rows by customer. */
  readonly sorted: readonly string[];
}

const known = new Map<number, ExpectedOrders>();

export function expectedOrders(count: number): ExpectedOrders {
  const expected = known.get(count) ?? compute(makeOrders(count));
  known.set(count, expected);
  return expected;
}

function compute(orders: readonly Order[]): ExpectedOrders {
  const searched = orderColumns.filter((column) => column.searched);
  const idsOf = (rows: readonly Order[]) =>
    rows.slice(0, ORDERS_PAGE).map(({ orderId }) => orderId);
  const byCustomer = [...orders].sort((a, b) =>
    a.customerName < b.customerName ? -1 : Number(a.customerName > b.customerName),
  );
  return {
    pages: [idsOf(orders), idsOf(orders.slice(ORDERS_PAGE))],
    searched: Array.from(SEARCH_WORD, (_, end) => {
      const term = SEARCH_WORD.slice(0, end + 1);
      const found = orders.filter((order) =>
        searched.some(({ text }) => text(order).toLowerCase().includes(term)),
      );
      return { ids: idsOf(found), count: found.length };
    }),
    sorted: idsOf(byCustomer),
  };
}
