import { readLoosely } from '../../../src/common/read-loosely';
import { catalogueList } from '../../../src/stores/catalogue/list';
import { orderList } from '../../../src/stores/orders/list';
import { pdfList } from '../../../src/stores/pdf/list';
import { reviewList } from '../../../src/stores/reviews/list';
import { post, type Sender } from '../staff-api';

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
    const status = answer.status();
    if (status === 404 || status === 405) missing.push(path);
    else if (!answer.ok()) say(`There is no list: ${path} answers ${status}.`);
    else if (read(readLoosely(await answer.text())) === undefined)
      say(`${path} does not answer with the list that its screen needs.`);
  }
  return missing;
}
