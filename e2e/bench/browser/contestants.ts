import type { Contestant } from './contestant';
import { peers } from './peers';

/** Finds tables of HTML elements by what users see. */
const plainTable: Omit<Contestant, 'name' | 'folder' | 'paths' | 'cell'> = {
  search: (page) => page.getByRole('searchbox', { name: 'Search' }),
  sortButton: (page, name) =>
    page.getByRole('columnheader', { name }).getByRole('button', { name }),
  nextPage: (page) => page.getByRole('button', { name: 'Next page' }),
  count: (page) => page.getByText(/^\d+–\d+ of [\d,]+$/),
  box: (page, wpId) => page.getByRole('checkbox', { name: `${wpId} in PDF`, exact: true }),
  scrollArea: (page) => page.getByRole('region', { name: 'PDF' }),
};

const cellOfTable: Contestant['cell'] = (screen, place) =>
  `main tbody tr:nth-child(${place + 1}) > :nth-child(${screen === 'wallpapers' ? 2 : 1})`;

export const contestants: readonly Contestant[] = [
  {
    ...plainTable,
    name: 'floor',
    folder: 'dist/bench/floor',
    paths: { orders: '/order', installers: '/installer', wallpapers: '/pdf' },
    cell: cellOfTable,
  },
  {
    ...plainTable,
    name: 'ours',
    folder: 'dist/app',
    paths: { orders: '/order', installers: '/installer', wallpapers: '/pdf' },
    cell: cellOfTable,
  },
  ...peers,
];
