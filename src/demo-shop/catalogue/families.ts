import { fans } from '../designs/fans';
import { grasscloth } from '../designs/grasscloth';
import { jaali } from '../designs/jaali';
import { lotus } from '../designs/lotus';
import { mountains } from '../designs/mountains';
import { quarters } from '../designs/quarters';
import { trail } from '../designs/trail';
import type { Draw } from '../drawing/design';
import type phrases from '../reviews/phrases.json';

/** Wallpapers that are drawn and sold alike: five designs, each in up to nine colourways. */
export interface Family {
  readonly draw: Draw;
  /** Follows a design's own name: `Nilgiri` + `Mountain Mural`. */
  readonly noun: string;
  readonly designs: readonly string[];
  /** The ids of its categories. */
  readonly categories: readonly (keyof typeof phrases.rooms)[];
  /** Rupees a square foot. */
  readonly rate: number;
  /** What it is, in a few words that go on after its name. */
  readonly pitch: string;
  /** Where it belongs and what it does there: a paragraph for the shop. */
  readonly story: string;
}

export const families: readonly Family[] = [
  {
    draw: lotus,
    noun: 'Pichwai',
    designs: ['Kamal Kunj', 'Nathdwara', 'Sarovar', 'Shrinath', 'Pushkar'],
    categories: ['101', '108', '102'],
    rate: 110,
    pitch: 'lotus flowers in the manner of temple hangings',
    story:
      'Lotus after lotus, as the painters of Nathdwara hang them behind the deity. Made for pooja rooms and entrance halls, where a single lamp is enough to bring the petals out.',
  },
  {
    draw: mountains,
    noun: 'Mountain Mural',
    designs: ['Nilgiri', 'Spiti', 'Coorg', 'Zanskar', 'Munnar'],
    categories: ['104', '107'],
    rate: 135,
    pitch: 'misty ranges in the first light',
    story:
      'Range after range, each paler than the one before it, with mist in the valleys and the sun just up. It opens a small bedroom like a window and calms a busy office.',
  },
  {
    draw: trail,
    noun: 'Trail',
    designs: ['Willow', 'Eucalyptus', 'Olive', 'Laurel', 'Curry Leaf'],
    categories: ['102', '107', '106'],
    rate: 85,
    pitch: 'leafy stems that climb the wall in two layers',
    story:
      'Stems climb from the skirting to the ceiling with their own shadows behind them. The paler layer gives depth without weight, which makes it one of our most ordered papers for bedrooms that get the morning sun.',
  },
  {
    draw: jaali,
    noun: 'Jaali',
    designs: ['Sikri', 'Amber', 'Sheesh Mahal', 'Sidi Saiyyed', 'Mehrangarh'],
    categories: ['101', '108', '106', '111'],
    rate: 95,
    pitch: 'a lattice of stars after pierced stone screens',
    story:
      'The star lattices of palace windows, redrawn so that they meet exactly at every seam. Serene behind a mandir, and a fine companion to cane, teak and white walls.',
  },
  {
    draw: fans,
    noun: 'Deco Fan',
    designs: ['Regal', 'Eros', 'Metro', 'Liberty', 'Capitol'],
    categories: ['112', '103', '109'],
    rate: 120,
    pitch: 'art-deco fans in metallic lines',
    story:
      'Named after the picture houses of the thirties. The fans are outlined in a metallic ink that catches lamplight; a single wall of it turns a dining corner into an occasion.',
  },
  {
    draw: quarters,
    noun: 'Geometric',
    designs: ['Corbusier', 'Bauhaus', 'Chandigarh', 'Prism', 'Plaza'],
    categories: ['103', '105', '109', '111'],
    rate: 80,
    pitch: 'a crisp geometric with hand-mixed colours',
    story:
      'Hard edges, soft colours. The drawing is strict and the tints are mixed by hand, so that it stays lively on a long office wall and still feels at home above a sofa.',
  },
  {
    draw: grasscloth,
    noun: 'Grasscloth',
    designs: ['Sisal', 'Darbha', 'Raw Silk', 'Banana Fibre', 'Khus'],
    categories: ['110', '106', '109'],
    rate: 98,
    pitch: 'the look of hand-woven grass, without the upkeep',
    story:
      'Fine strands, uneven knots and a glint of silk here and there. It has the warmth of real grasscloth, but it does not fade, does not stain and can be joined without visible seams.',
  },
];
