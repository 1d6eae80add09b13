import { expect, test } from 'vitest';
import { type Row, rowId } from '../../entities/row';
import { createSearchTexts } from '../../table/search-texts';
import { findChoices } from './find';
import type { RowSource } from './row-sources';

/** 3,000 rows, all with a 7 in their titles; the last ones have the lowest ids. */
const rows = Array.from({ length: 3000 }, (_, at): Row => {
  return { id: at % 2 ? 3000 - at : String(3000 - at), title: at === 500 ? '7 Hills' : 'Paper 7' };
});
const describe = ({ title }: Row) => [String(title)];
const index = createSearchTexts(rows, [(row) => [...describe(row), rowId(row)].join('\n')]);
index.work(Number.POSITIVE_INFINITY);
const source: RowSource = {
  key: 'paper',
  label: 'Papers',
  icon: 'box',
  follow: () => () => {},
  rows: () => rows,
  texts: () => index,
  describe,
  addressOf: () => '/paper',
};
const found = (term: string) => findChoices(term, [], [source]).map(({ key }) => key);

test('the row with the id comes first even if more rows match than are ranked; then those that begin with the term', () => {
  const next = ['paper:2500', 'paper:3000', 'paper:2999', 'paper:2998'];
  expect(found('7')).toEqual(['paper:7', ...next]);
});

test('ids may be texts; if few rows match, those whose ids begin with the term are found', () => {
  expect(found('8')[0]).toBe('paper:8');
  expect(found('299')).toEqual([
    'paper:299',
    'paper:2999',
    'paper:2998',
    'paper:2997',
    'paper:2996',
  ]);
});
