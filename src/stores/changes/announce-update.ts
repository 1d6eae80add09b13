import type { Row } from '../../entities/row';
import type { ListSource } from '../lists/lists';
import { announceMerged } from './merge';
import { changeOf, offerUndo } from './undo';

interface Update {
  readonly entity: string;
  readonly before: Row;
  /** The row in the response. */
  readonly written: Row | undefined;
}

/**
 * Says what an update has changed, and what others have changed, and offers to undo it. If it can't be undone, says
 * only what others have changed, and returns false.
 */
export function announceUpdate<Content>(
  text: string,
  list: ListSource<Content>,
  { entity, before, written }: Update,
): boolean {
  if (!written) return false;
  announceMerged(written);
  return offerUndo(text, list, changeOf(entity, written, Number(before.version)));
}
