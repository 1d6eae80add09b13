import { blockPrint } from '../designs/block-print';
import { botanical } from '../designs/botanical';
import { chevrons } from '../designs/chevrons';
import { damask } from '../designs/damask';
import { fans } from '../designs/fans';
import { geometric } from '../designs/geometric';
import { ikat } from '../designs/ikat';
import { jaali } from '../designs/jaali';
import { pichwai } from '../designs/pichwai';
import { stripes } from '../designs/stripes';
import { toile } from '../designs/toile';
import type { Family } from './family';

/** Patterns that repeat over the wall. */
export const patterns: readonly Family[] = [
  {
    draw: damask,
    noun: 'Damask',
    kind: 'Wallpaper',
    designs: ['Udaipur', 'Nizam', 'Begum', 'Durbar'],
    palettes: ['ivory', 'emerald', 'powder', 'wine', 'charcoal', 'blush', 'midnight'],
    categories: ['112', '106', '107'],
    rate: 110,
    pitch: 'a tone-on-tone damask with a woven look',
    story:
      'Drawn after the silk hangings of old reception rooms and woven tone on tone, so that the ornament comes and goes with the light. It flatters high ceilings, polished wood and brass, and it is quiet enough for the wall behind a bed.',
  },
  {
    draw: stripes,
    noun: 'Stripe',
    kind: 'Wallpaper',
    designs: ['Chowringhee', 'Marine Drive', 'Khadi', 'Ballard'],
    palettes: ['sage', 'peach', 'graphite', 'midnight', 'stone', 'powder', 'mint'],
    categories: ['103', '107', '109'],
    rate: 75,
    pitch: 'upright stripes on a linen ground',
    story:
      'Upright lines make a low room taller, and these have the slight unevenness of cloth, so that the wall never looks ruled. Easy to match at the seams and kind to furniture of any age.',
  },
  {
    draw: botanical,
    noun: 'Trail',
    kind: 'Wallpaper',
    designs: ['Willow', 'Eucalyptus', 'Olive', 'Laurel'],
    palettes: ['sage', 'powder', 'forest', 'blush', 'olive', 'peacock', 'stone'],
    categories: ['102', '107', '106'],
    rate: 85,
    pitch: 'leafy stems that climb the wall in two layers',
    story:
      'Stems climb from the skirting to the ceiling with their own shadows behind them. The paler layer gives depth without weight, which makes it one of our most ordered papers for bedrooms that get the morning sun.',
  },
  {
    draw: geometric,
    noun: 'Geometric',
    kind: 'Wallpaper',
    designs: ['Tumbling Block', 'Honeycomb', 'Prism', 'Corbusier'],
    palettes: ['stone', 'charcoal', 'mustard', 'terracotta', 'mint', 'indigo', 'peach'],
    categories: ['103', '109', '106'],
    rate: 80,
    pitch: 'a crisp geometric with hand-mixed colours',
    story:
      'Hard edges, soft colours. The drawing is strict and the tints are mixed by hand, so that it stays lively on a long office wall and still feels at home above a sofa.',
  },
  {
    draw: fans,
    noun: 'Deco Fan',
    kind: 'Wallpaper',
    designs: ['Regal', 'Eros', 'Metro', 'Liberty'],
    palettes: ['midnight', 'emerald', 'peacock', 'blush', 'charcoal', 'ivory', 'wine'],
    categories: ['112', '103', '109'],
    rate: 120,
    pitch: 'art-deco fans in metallic lines',
    story:
      'Named after the picture houses of the thirties. The fans are outlined in a metallic ink that catches lamplight; a single wall of it turns a dining corner into an occasion.',
  },
  {
    draw: jaali,
    noun: 'Jaali',
    kind: 'Wallpaper',
    designs: ['Sikri', 'Sidi Saiyyed', 'Sheesh Mahal', 'Amber'],
    palettes: ['ivory', 'indigo', 'sage', 'terracotta', 'peacock', 'stone', 'midnight'],
    categories: ['101', '108', '106'],
    rate: 95,
    pitch: 'a lattice of stars after pierced stone screens',
    story:
      'The star lattices of palace windows, redrawn so that they meet exactly at every seam. Serene behind a mandir, and a fine companion to cane, teak and white walls.',
  },
  {
    draw: ikat,
    noun: 'Ikat',
    kind: 'Wallpaper',
    designs: ['Pochampally', 'Patola', 'Sambalpuri', 'Rajkot'],
    palettes: ['indigo', 'terracotta', 'mustard', 'wine', 'peacock', 'graphite', 'rust'],
    categories: ['101', '106', '103'],
    rate: 90,
    pitch: 'feathered diamonds after hand-tied ikat',
    story:
      'Ikat is dyed before it is woven, which is why its edges run. We kept every feathered thread. It brings colour to a plain hall and gets on well with wooden floors and block-printed cushions.',
  },
  {
    draw: blockPrint,
    noun: 'Block Print',
    kind: 'Wallpaper',
    designs: ['Sanganer Poppy', 'Bagru Mango', 'Kamal', 'Guldaudi'],
    palettes: ['ivory', 'indigo', 'blush', 'mint', 'mustard', 'sage', 'terracotta'],
    categories: ['101', '102', '107'],
    rate: 85,
    pitch: 'small motifs from wooden blocks, a little out of register',
    story:
      'No two motifs are quite the same, and the colour lies a hair beside the outline, just as it comes from a carved block. Small in scale and easy to live with in bedrooms, passages and guest rooms.',
  },
  {
    draw: pichwai,
    noun: 'Pichwai',
    kind: 'Wallpaper',
    designs: ['Nathdwara Pond', 'Kamal Kunj', 'Sarovar', 'Shrinath'],
    palettes: ['midnight', 'emerald', 'ivory', 'blush', 'peacock', 'wine', 'forest'],
    categories: ['101', '108', '112'],
    rate: 145,
    pitch: 'lotus flowers in the manner of temple hangings',
    story:
      'Lotus after lotus, as the painters of Nathdwara hang them behind the deity. Made for pooja rooms and entrance halls, where a single lamp is enough to bring the petals out.',
  },
  {
    draw: toile,
    noun: 'Toile',
    kind: 'Wallpaper',
    designs: ['Lodi Garden', 'Mysore', 'Gulmohar', 'Chhatri'],
    palettes: ['powder', 'blush', 'ivory', 'indigo', 'sage', 'graphite', 'terracotta'],
    categories: ['101', '107', '106'],
    rate: 105,
    pitch: 'pavilions, elephants and peacocks in one ink',
    story:
      'A French idea with Indian scenes: pavilions between palms, an elephant under a gulmohar, a peacock on the lawn. Printed in one ink, like an engraving, so that it dresses all four walls without shouting.',
  },
  {
    draw: chevrons,
    noun: 'Chevron',
    kind: 'Wallpaper',
    designs: ['Baoli', 'Parquet', 'Lehariya', 'Teer'],
    palettes: ['blush', 'stone', 'mustard', 'peacock', 'sage', 'indigo', 'rust'],
    categories: ['103', '106', '109'],
    rate: 78,
    pitch: 'zigzags from step wells, floors and tie-dyed turbans',
    story:
      'One zigzag comes from a step well, one from a parquet floor, one from a Rajasthani turban. All of them lead the eye along the wall, which makes narrow rooms feel wider.',
  },
];
