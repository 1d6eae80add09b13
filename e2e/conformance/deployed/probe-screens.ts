import { catalogueList } from '../../../src/stores/catalogue/list';
import { orderList } from '../../../src/stores/orders/list';
import { pdfList } from '../../../src/stores/pdf/list';
import { reviewList } from '../../../src/stores/reviews/list';
import { post, type Sender } from '../../fixtures/post';
import { readList } from './read-list';

/**
 * Asks for the lists of the hand-written screens, and says which ones the application can't read. Returns those that
 * the server doesn't have: a shop may do without these screens.
 */
export async function probeScreens(
  sender: Sender,
  say: (sentence: string) => void,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { path, read } of [orderList, catalogueList, reviewList, pdfList]) {
    const answer = await post(sender, path, undefined);
    if ([404, 405].includes(answer.status())) missing.push(path);
    else await readList<unknown>(answer, { path, read, is: 'the list that its screen needs' }, say);
  }
  return missing;
}
