import type { Page } from '@playwright/test';
import type { EntityConfig } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import type { EntityPage } from './entity-page';
import { newMark } from './field-entries';
import { addRows, fetchRows } from './staff-api';

/** What a test wants rows for; each has its own, so that no test meets what another one did. */
export type Purpose = 'table' | 'actions' | 'update' | 'refuse' | 'remove';

const PURPOSES: readonly Purpose[] = ['table', 'actions', 'update', 'refuse', 'remove'];

export interface MarkedRows {
  /** Stands in every one of the rows, and in no other. */
  readonly mark: string;
  readonly rows: readonly Row[];
}

/**
 * Rows for a test: added by it where the entity can be added to; else those of `addRowsBeforehand`.
 */
export async function rowsFor(
  page: Page,
  config: EntityConfig,
  purpose: Purpose,
  count = 1,
): Promise<MarkedRows> {
  const mark = config.actions.add ? newMark() : markBeforehand(purpose);
  if (config.actions.add) await addRows(page, config, mark, count);
  const rows = (await fetchRows(page, config)).filter((row) => hasMark(row, mark));
  return { mark, rows };
}

/** The rows of an entity that nothing can be added to; `config` is a variant that allows it. */
export async function addRowsBeforehand(page: Page, config: EntityConfig): Promise<void> {
  for (const purpose of PURPOSES) {
    await addRows(
      page,
      config,
      markBeforehand(purpose),
      purpose === 'table' ? tableSize(config) : 1,
    );
  }
}

/** More than a page. */
export function tableSize(config: EntityConfig): number {
  return config.pageSize + 2;
}

/** Narrows the table to marked rows, where a column that is searched has the mark. */
export async function narrowTo({ mark, rows }: MarkedRows, screen: EntityPage): Promise<boolean> {
  const [row] = rows;
  const searchable = screen.config.columns.filter((column) => column.searchable);
  if (!row || !searchable.some(({ field }) => String(row[field]).includes(mark))) return false;
  await screen.searchFor(mark);
  return true;
}

function hasMark(row: Row, mark: string): boolean {
  return Object.values(row).some((value) => String(value).toLowerCase().includes(mark));
}

function markBeforehand(purpose: Purpose): string {
  return `beforehand${purpose}`;
}
