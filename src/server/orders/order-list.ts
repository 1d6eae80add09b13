import { demandFit } from '../entities/demand-fit';
import type { EntityStore } from '../entities/entity-store';
import { fingerprint, jsonArray, keepBodies, type List } from '../entities/kept-bodies';
import { listRevision } from '../entities/list-revision';
import { readRows } from '../entities/rows';
import { orderConfig } from './order-config';
import { orderToWire } from './order-wire';

/** Gives the orders as clients get them; the body is kept until an order changes. */
export function keepOrderList(store: EntityStore): () => Promise<List> {
  const keep = keepBodies();
  const { name } = orderConfig;
  return async () => {
    // Read before the rows, so that a change between the two makes another tag.
    const revision = await listRevision(store.db, name);
    const etag = `W/"${revision}.${fingerprint(orderConfig)}"`;
    return keep(name, etag, () => jsonArray(pagesOf(store)));
  };
}

async function* pagesOf(store: EntityStore): AsyncGenerator<object[]> {
  await demandFit(store.db, orderConfig);
  for await (const rows of readRows(store, orderConfig)) yield rows.map(orderToWire);
}
