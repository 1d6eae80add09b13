import type { CutPicture } from './cut-picture';
import type { CatalogueSection } from './layout';

/** What a catalogue says besides its wallpapers. */
export interface CataloguePlan {
  /** The shop's name, if it is set. */
  readonly shop: string | undefined;
  /** The shop's phone number and email address. */
  readonly contact: readonly string[];
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly count: number;
  /** What the contents list. */
  readonly categories: readonly CatalogueCategory[];
  /** The wallpapers in their order, each of them in every category that it is in. */
  readonly sections: readonly CatalogueSection[];
}

export interface CatalogueCategory extends CatalogueSection {
  readonly name: string;
}

export interface Tile {
  readonly name: string;
  readonly wpId: string;
  /** Cut to its `tileFrame`; nothing when it is not available. */
  readonly picture: CutPicture | undefined;
}
