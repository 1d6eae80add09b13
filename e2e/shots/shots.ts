import type { Locator, Page } from '@playwright/test';

/** A picture in README: its screen, and what it shows (`e2e/journeys/pictures.spec.ts`). */
export interface Shot {
  readonly name: string;
  /** The alternative text in README. */
  readonly caption: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly prepare?: (page: Page) => Promise<void>;
  /** The elements that the caption names. */
  readonly shows: (page: Page) => readonly Locator[];
}

export const THEMES = ['light', 'dark'] as const;

/** Browsers scale the pictures down, so they are as sharp as on a good screen. */
export const SCALE = 1.5;

const desktop = { width: 1280, height: 800 };
/** Has room for all columns on which staff act. */
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 750 };

export const signInShot: Shot = {
  name: 'sign-in',
  caption: 'The sign-in, beside a wallpaper',
  path: '/login',
  ...desktop,
  shows: (page) => [page.getByLabel('Username'), page.getByLabel('Password')],
};

export const shots: readonly Shot[] = [
  {
    name: 'orders',
    caption: 'The orders, with search, filters, the stages of paid orders, installers and steps',
    path: '/order',
    ...wide,
    shows: (page) => [
      page.getByRole('searchbox', { name: 'Search' }),
      page.getByRole('button', { name: 'Filters' }),
      page.getByRole('button', { name: /^To pack/ }),
      page.getByRole('combobox', { name: /^Installer for order/ }).first(),
      page.getByRole('checkbox', { name: 'Product is packed' }).first(),
    ],
  },
  {
    name: 'phone',
    caption: 'The orders on a phone, as cards',
    path: '/order',
    ...phone,
    shows: (page) => [page.getByText(/^PH-\d+$/).first()],
  },
  {
    name: 'wallpapers',
    caption: 'The wallpapers, and which of them are in a category',
    path: '/catalogue?category=101',
    ...desktop,
    shows: (page) => [
      page.getByRole('columnheader', { name: 'In Category' }),
      page.getByRole('checkbox', { name: / in category$/ }).first(),
    ],
  },
  {
    name: 'history',
    caption: 'A spreadsheet is rolled back, except for a row that somebody has changed since',
    path: '/faq',
    ...desktop,
    async prepare(page) {
      await page.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('dialog', { name: 'History' });
      await history.getByRole('button', { name: 'Roll Back' }).click();
      await rollBack(page).waitFor();
      await page.waitForLoadState('networkidle');
    },
    shows: (page) => [
      rollBack(page).getByText(/will return to (its|their) values/),
      rollBack(page).getByText(/changed since/),
    ],
  },
];

const rollBack = (page: Page) => page.getByRole('dialog', { name: 'Roll Back Import' });
