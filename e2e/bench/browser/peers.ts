import type { Contestant } from './contestant';

const paths = { orders: '/orders', installers: '/installers', wallpapers: '/wallpapers' };
/** The column that identifies a row. */
const keys = { orders: 'orderId', installers: 'name', wallpapers: 'name' } as const;

/** How the ready-made tables are found by what their libraries draw. */
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
];
