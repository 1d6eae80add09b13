import { catalogueList } from '../stores/catalogue/list';
import type { ListSource } from '../stores/lists/lists';
import { rowsOf } from '../stores/lists/rows';
import { orderList } from '../stores/orders/list';
import { pdfList } from '../stores/pdf/list';
import { reviewList } from '../stores/reviews/list';
import { startList } from '../stores/sign-in/start-list';

const lists = { catalogueList, orderList, pdfList, reviewList, rowsOf };

/** Chooses the list of a screen. */
export type ChooseList<Content> = (all: typeof lists) => ListSource<Content>;

/** Starts fetching a screen's list. In the chunk of the first rows: the sign-in needs no lists. */
export const startListOf = <Content>(choose: ChooseList<Content>) => startList(choose(lists));
