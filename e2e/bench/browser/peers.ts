import type { Contestant } from './contestant';

const paths = { orders: '/orders', installers: '/installers', wallpapers: '/wallpapers' };
/** The column that identifies a row. */
const keys = { orders: 'orderId', installers: 'name', wallpapers: 'name' } as const;

/** The parts of peers without a screen that has all rows on one page. */
const noWallpapers: Pick<Contestant, 'box' | 'scrollArea'> = {
  box: (page) => page.locator('input'),
  scrollArea: (page) => page.locator('main'),
};

/** Finds the ready-made tables by what their libraries draw. */
export const peers: readonly Contestant[] = [
  {
    name: 'ag-grid',
    folder: 'dist/bench/ag-grid',
    packageName: 'ag-grid-community',
    paths,
    cell: (screen, _place, index) => `.ag-row[row-index="${index}"] [col-id="${keys[screen]}"]`,
    search: (page) => page.getByRole('searchbox', { name: 'Search' }),
    sortButton: (page, name) => page.locator('.ag-header-cell-label', { hasText: name }),
    nextPage: (page) => page.getByRole('button', { name: 'Next Page' }),
    count: (page) => page.locator('.ag-paging-row-summary-panel'),
    box: (page, wpId) => page.getByRole('checkbox', { name: `${wpId} in PDF`, exact: true }),
    scrollArea: (page) => page.locator('.ag-grid-viewport'),
  },
  {
    name: 'react-admin',
    folder: 'dist/bench/react-admin',
    packageName: 'react-admin',
    // A screen of wallpapers would draw all 10,000 rows.
    paths: { orders: '/#/orders', installers: '/#/installers' },
    cell: (screen, place) => `tbody tr:nth-child(${place + 1}) .column-${keys[screen]}`,
    search: (page) => page.getByRole('textbox', { name: 'Search' }),
    sortButton: (page, name) => page.getByRole('columnheader', { name }).getByRole('button'),
    nextPage: (page) => page.getByRole('button', { name: 'Go to next page' }),
    count: (page) => page.locator('.MuiTablePagination-displayedRows'),
    ...noWallpapers,
  },
];
