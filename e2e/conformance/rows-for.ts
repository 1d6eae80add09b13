import type { EntityConfig } from '../../src/entities/entity-config';
import type { Row } from '../../src/entities/row';
import { newMark } from '../fixtures/new-mark';
import { fetchRows, type Sender } from '../fixtures/post';
import type { EntityPage } from './entity-page';
import { addRows } from './staff-api';

/** What a test needs rows for. Each purpose has its own rows, so tests don’t see each other’s changes. */
type Purpose = 'table' | 'changes' | 'workbook';

const PURPOSES: readonly Purpose[] = ['table', 'changes', 'workbook'];

export interface MarkedRows {
  /** Part of each of these rows, and of no others. */
  readonly mark: string;
  readonly rows: readonly Row[];
}

/**
 * Rows for a test: adds them if the entity allows adding, or else returns those of `addRowsAhead`.
 */
export async function rowsFor(
  page: Sender,
  config: EntityConfig,
  purpose: Purpose,
  count = 1,
): Promise<MarkedRows> {
  const mark = config.actions.add ? newMark() : markAhead(purpose);
  if (config.actions.add) await addRows(page, config, mark, count);
  const rows = (await fetchRows(page, config)).filter((row) => hasMark(row, mark));
  return { mark, rows };
}

/** Adds rows to an entity whose own config allows no adding; `config` is a variant that does. */
export async function addRowsAhead(page: Sender, config: EntityConfig): Promise<void> {
  const counts = { table: tableSize(config), changes: 1, workbook: 2 };
  for (const purpose of PURPOSES) {
    await addRows(page, config, markAhead(purpose), counts[purpose]);
  }
}

/** Adds rows that fields of other entities refer to, before any others. */
export async function addRowsToUse(page: Sender, config: EntityConfig): Promise<void> {
  await addRows(page, config, 'touse', 2);
}

/** The number of rows in a table test: more than a page. */
export function tableSize(config: EntityConfig): number {
  return config.pageSize + 2;
}

/** Narrows the table to marked rows, if a searched column has the mark. */
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

function markAhead(purpose: Purpose): string {
  return `ahead${purpose}`;
}
