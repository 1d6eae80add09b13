import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import { MERGE, MERGED } from '../../entities/wire/merge';
import { showToast } from '../calls/notices';
import { isOwnServer } from '../session/rights';
import { texts } from './texts';

/** The row to send, with a request to our own server to merge it with what others have changed. */
export function askToMerge(row: Row): Row {
  return isOwnServer() ? { ...row, [MERGE]: true } : row;
}

/** The fields that others have changed, each with its label. */
export function mergedIn({ [MERGED]: merged }: Row) {
  return Array.isArray(merged) ? merged.filter(isRecord) : [];
}

/** Says what others have changed. */
export function announceMerged(row: Row): void {
  const all = mergedIn(row);
  for (const by of new Set(all.map((field) => field.by))) {
    const labels = all.filter((field) => field.by === by).map(({ label }) => label);
    showToast(texts.alsoChanged(labels.join(', '), by));
  }
}

/** The row without the fields that others have changed. */
export function withoutMerged({ [MERGED]: _, ...row }: Row): Row {
  return row;
}
