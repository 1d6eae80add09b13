import type { Draw } from '../drawing/drawing';
import type { PaletteName } from '../drawing/palettes';
import type { CategoryId } from './categories';

/** Wallpapers that are drawn and sold alike: four designs, each in three colourways. */
export interface Family {
  readonly draw: Draw;
  /** What it is called after the design's own name: `Udaipur` + `Damask`. */
  readonly noun: string;
  readonly kind: 'Wallpaper' | 'Mural';
  readonly designs: readonly [string, string, string, string];
  /** The colourways that suit it, at least three. */
  readonly palettes: readonly PaletteName[];
  readonly categories: readonly CategoryId[];
  /** Rupees a square foot. */
  readonly rate: number;
  /** What it is, in a few words that go on after its name. */
  readonly pitch: string;
  /** Where it belongs and what it does there: a paragraph for the shop. */
  readonly story: string;
}
