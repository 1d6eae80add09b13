import { type Row, rowId } from '../../entities/row';
import { readText } from './review-row';
import { texts } from './texts';

/** What people call a review. */
export function reviewName(row: Row): string {
  const name = readText(row.name).trim();
  return name ? texts.reviewOf(name) : texts.review(rowId(row));
}
