import { fetchUses } from '../../api/selection';
import type { Row } from '../../entities/row';
import type { Uses } from '../../entities/wire/selection';
import { isOwnServer } from '../session/rights';
import { versionsOf } from './change-selected';

/** What refers to rows, as far as the server says. Failures are silent, because the user didn't ask. */
export async function loadUses(entity: string, rows: readonly Row[]): Promise<Uses> {
  if (!isOwnServer()) return [];
  return await fetchUses(entity, versionsOf(rows)).catch(() => []);
}
