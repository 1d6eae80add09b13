import type { EntityConfig } from '../../entities/entity-config';
import type { EntityStore } from '../entities/entity-store';
import { readRows } from '../entities/rows';
import { inWorker } from './in-worker';

const TIME_LIMIT_MS = 60_000;

/** An entity's rows as they are now, as an .xlsx file; the worker gets them page by page. */
export function writeWorkbook(store: EntityStore, config: EntityConfig): Promise<Uint8Array> {
  return inWorker(TIME_LIMIT_MS, async (ask) => {
    for await (const page of readRows(store, config)) await ask('takeRows', page);
    return await ask('write', config);
  });
}
