/** What a catalogue says beside its wallpapers. */
export interface CataloguePlan {
  /** The shop's name, if it has told it. */
  readonly shop: string | undefined;
  /** How to reach the shop. */
  readonly reach: readonly string[];
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** How many wallpapers there are. */
  readonly count: number;
  readonly categories: readonly CategoryPlaces[];
}

/** Where a category's wallpapers stand in the chosen order, from 0 on. */
export interface CategoryPlaces {
  readonly name: string;
  readonly places: readonly number[];
}

/** A wallpaper on its page. */
export interface Tile {
  readonly name: string;
  readonly wpId: string;
  /** A JPEG of the size that `tileFrame` has; nothing where it could not be had. */
  readonly picture: Uint8Array | undefined;
}
