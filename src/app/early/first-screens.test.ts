import { expect, test } from 'vitest';
import { catalogueList } from '../../stores/catalogue/list';
import { orderList } from '../../stores/orders/list';
import { pdfList } from '../../stores/pdf/list';
import { reviewList } from '../../stores/reviews/list';
import { handWrittenScreens } from '../hand-written-screens';
import { firstScreens } from './first-screens';

test('the page asks for the lists that the screens show', () => {
  expect(Object.keys(firstScreens)).toEqual(handWrittenScreens.map(({ route }) => route));
  const lists = [orderList, catalogueList, reviewList, pdfList];
  expect(Object.values(firstScreens).map(({ list }) => list)).toEqual(
    lists.map(({ path }) => path),
  );
});
