import type { Link } from '../catalogue-link';
import type { Row } from '../row';

// The responses of `fetch` for screens that need more than one list of rows.

export interface FetchedCatalogue {
  readonly products: readonly Row[];
  readonly categories: readonly Row[];
  readonly categoryProduct: readonly Link[];
}

export interface FetchedReviews {
  /** The wallpaper ids that a review may have. */
  readonly wpId: readonly string[];
  readonly review: readonly Row[];
}

export interface FetchedWallpapers {
  readonly products: readonly Row[];
}

/** What has changed in an array of rows since the client's version. */
export interface FetchedChanges {
  /** Rows that were added or changed. */
  readonly changed: readonly Row[];
  readonly removed: readonly number[];
  /** How the array is sorted by `id`, which is a number in each row. */
  readonly order: 'asc' | 'desc';
}

/** JSON that should have this shape, but comes from another server. */
export type Unchecked<Shape> = { readonly [Name in keyof Shape]?: unknown };
