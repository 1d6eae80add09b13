import type { Locator, Page } from '@playwright/test';

export type ScreenName = 'orders' | 'installers' | 'wallpapers';

/** Where the workloads find what they use in a contestant. */
export interface Contestant {
  readonly name: string;
  /** The built files, from the repository's root. */
  readonly folder: string;
  /** The package whose version is printed with the results. */
  readonly packageName?: string;
  readonly paths: Readonly<Partial<Record<ScreenName, string>>>;
  /**
   * A selector for the cell that identifies a row: order id, installer's name, wallpaper's name.
   * `place` counts from 0 on the page, `index` in the whole list.
   */
  readonly cell: (screen: ScreenName, place: number, index: number) => string;
  readonly search: (page: Page) => Locator;
  readonly sortButton: (page: Page, header: string) => Locator;
  readonly nextPage: (page: Page) => Locator;
  /** The element that shows how many rows match the search. */
  readonly count: (page: Page) => Locator;
  readonly box: (page: Page, wpId: string) => Locator;
  readonly scrollArea: (page: Page) => Locator;
}
