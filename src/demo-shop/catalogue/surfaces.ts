import { arches } from '../designs/arches';
import { bricks } from '../designs/bricks';
import { grasscloth } from '../designs/grasscloth';
import { marble } from '../designs/marble';
import { terrazzo } from '../designs/terrazzo';
import type { Family } from './family';

/** Papers that look like another material. */
export const surfaces: readonly Family[] = [
  {
    draw: bricks,
    noun: 'Brick',
    kind: 'Wallpaper',
    designs: ['Old Mill', 'Limehouse', 'Dockyard', 'Longford'],
    palettes: ['terracotta', 'graphite', 'rust', 'stone', 'sand', 'olive', 'charcoal'],
    categories: ['111', '109', '103'],
    rate: 82,
    pitch: 'weathered bricks with real-looking joints',
    story:
      'Every brick has its own tint, chip and shadow, and the pattern repeats only after several metres. The quickest way to give a café, a studio or a teenager’s room some character.',
  },
  {
    draw: marble,
    noun: 'Marble',
    kind: 'Wallpaper',
    designs: ['Makrana', 'Book Match', 'Statuario', 'Onyx Pair'],
    palettes: ['graphite', 'emerald', 'ivory', 'ink', 'blush', 'powder', 'stone'],
    categories: ['111', '112', '109'],
    rate: 130,
    pitch: 'polished stone with drifting veins',
    story:
      'The veins are laid so that neighbouring drops mirror each other, as in a hotel lobby. Wipe it clean with a damp cloth; it weighs nothing and needs no mason.',
  },
  {
    draw: terrazzo,
    noun: 'Terrazzo',
    kind: 'Wallpaper',
    designs: ['Bombay', 'Confetti', 'Mosaic', 'Pebble'],
    palettes: ['graphite', 'peach', 'charcoal', 'mint', 'powder', 'terracotta', 'sky'],
    categories: ['111', '103', '105'],
    rate: 78,
    pitch: 'chips of coloured stone in a pale ground',
    story:
      'The floor of every Bombay childhood, put on the wall. Cheerful in kitchens, bathrooms and play corners, and forgiving of small hands.',
  },
  {
    draw: grasscloth,
    noun: 'Grasscloth',
    kind: 'Wallpaper',
    designs: ['Sisal', 'Darbha', 'Raw Silk', 'Banana Fibre'],
    palettes: ['sand', 'olive', 'graphite', 'midnight', 'sage', 'terracotta', 'stone'],
    categories: ['110', '106', '109'],
    rate: 98,
    pitch: 'the look of hand-woven grass, without the upkeep',
    story:
      'Fine strands, uneven knots and a glint of silk here and there. It has the warmth of real grasscloth, but it does not fade, does not stain and can be joined without visible seams.',
  },
  {
    draw: arches,
    noun: 'Cut-Out',
    kind: 'Mural',
    designs: ['Doorway', 'Pressed Garden', 'Rainbow Row', 'Balancing Stone'],
    palettes: ['terracotta', 'sage', 'blush', 'mustard', 'peach', 'stone', 'peacock'],
    categories: ['103', '105', '107'],
    rate: 88,
    pitch: 'mid-century shapes as cut from painted paper',
    story:
      'Arches, suns and sprigs with the soft edges of scissors and gouache. Relaxed and sunny: for a reading nook, a yoga room or a nursery that should not look like one.',
  },
];
