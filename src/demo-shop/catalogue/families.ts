import content from '../content/families.json' with { type: 'json' };
import { fans } from '../designs/fans';
import { grasscloth } from '../designs/grasscloth';
import { jaali } from '../designs/jaali';
import { lotus } from '../designs/lotus';
import { mountains } from '../designs/mountains';
import { quarters } from '../designs/quarters';
import { trail } from '../designs/trail';
import type { Draw } from '../drawing/design';

/** Wallpapers that are drawn and sold alike: five designs, each in up to nine colourways. */
export interface Family {
  readonly draw: Draw;
  /** Follows a design's own name: `Nilgiri` + `Mountain Mural`. */
  readonly noun: string;
  readonly designs: readonly string[];
  /** The ids of its categories. */
  readonly categories: readonly string[];
  /** Rupees a square foot. */
  readonly rate: number;
  /** What it is, in a few words that go on after its name. */
  readonly pitch: string;
  /** Where it belongs and what it does there: a paragraph for the shop. */
  readonly story: string;
}

export const families: readonly Family[] = [
  { draw: lotus, ...content.lotus },
  { draw: mountains, ...content.mountains },
  { draw: trail, ...content.trail },
  { draw: jaali, ...content.jaali },
  { draw: fans, ...content.fans },
  { draw: quarters, ...content.quarters },
  { draw: grasscloth, ...content.grasscloth },
];
