import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { readRows } from '../entities/rows';
import type { EntityStore } from '../entity-tables/entity-store';
import { withThread } from './with-thread';

const TIME_LIMIT_MS = 60_000;

/** An entity's rows as they are now, as an .xlsx file. */
export function writeWorkbook(store: EntityStore, config: EntityConfig): Promise<Uint8Array> {
  return workbookOf(config, readRows(store, config));
}

/** Rows as an .xlsx file; the worker gets them page by page. */
export function workbookOf(
  config: EntityConfig,
  pages: AsyncIterable<readonly Row[]>,
): Promise<Uint8Array> {
  return withThread(TIME_LIMIT_MS, async (ask) => {
    for await (const page of pages) await ask('takeRows', page);
    return await ask('write', config);
  });
}
