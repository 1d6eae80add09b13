import { backwaters } from '../designs/backwaters';
import { balloons } from '../designs/balloons';
import { blossom } from '../designs/blossom';
import { cranes } from '../designs/cranes';
import { dunes } from '../designs/dunes';
import { forest } from '../designs/forest';
import { jungle } from '../designs/jungle';
import { mandala } from '../designs/mandala';
import { mountains } from '../designs/mountains';
import type { Family } from './family';

/** Pictures that fill a wall. */
export const murals: readonly Family[] = [
  {
    draw: mountains,
    noun: 'Mountain Mural',
    kind: 'Mural',
    designs: ['Nilgiri', 'Spiti', 'Coorg', 'Zanskar'],
    palettes: ['powder', 'lavender', 'sage', 'indigo', 'peach', 'stone', 'plum'],
    categories: ['104', '107', '109'],
    rate: 135,
    pitch: 'misty ranges washed in water colour',
    story:
      'Range after range, each paler than the one before it, with mist in the valleys and the sun just up. It opens a small bedroom like a window and calms a busy office.',
  },
  {
    draw: forest,
    noun: 'Forest Mural',
    kind: 'Mural',
    designs: ['Deodar', 'Pahalgam', 'Birch Grove', 'Kasauli'],
    palettes: ['sage', 'stone', 'mustard', 'forest', 'powder', 'mint', 'indigo'],
    categories: ['104', '107', '106'],
    rate: 135,
    pitch: 'woods in the morning mist',
    story:
      'Walk in between the trunks: the nearest trees are dark enough to touch, the last ones are hardly there. A favourite for the wall that faces the bed.',
  },
  {
    draw: cranes,
    noun: 'Crane Mural',
    kind: 'Mural',
    designs: ['Full Moon', 'Keoladeo', 'Sarus', 'Monsoon Moon'],
    palettes: ['midnight', 'blush', 'peacock', 'powder', 'emerald', 'ivory', 'plum'],
    categories: ['104', '112', '106'],
    rate: 150,
    pitch: 'cranes that cross a rising moon',
    story:
      'Cranes stand for long life and good company. Here they cross a great moon above the reeds; hang nothing else on this wall, it is the evening’s conversation already.',
  },
  {
    draw: jungle,
    noun: 'Jungle Mural',
    kind: 'Mural',
    designs: ['Silent Valley', 'Agumbe', 'Wayanad', 'Monstera'],
    palettes: ['forest', 'sage', 'emerald', 'mint', 'peacock', 'olive', 'powder'],
    categories: ['102', '104', '109'],
    rate: 140,
    pitch: 'layer over layer of tropical leaves',
    story:
      'Five layers of leaves, dark behind and bright in front, with hibiscus where the light falls in. It loves cane chairs, brass and people who stay for another coffee.',
  },
  {
    draw: blossom,
    noun: 'Blossom Mural',
    kind: 'Mural',
    designs: ['Shillong Cherry', 'Songbird', 'Twin Tree', 'Spring Bough'],
    palettes: ['blush', 'powder', 'ink', 'sage', 'ivory', 'midnight', 'stone'],
    categories: ['102', '104', '107'],
    rate: 145,
    pitch: 'flowering boughs and songbirds on a silk ground',
    story:
      'Painted as on silk panels: a bough reaches in from the edge, birds sit where it bends, and a few petals are already on their way down. Gentle enough to wake up to.',
  },
  {
    draw: mandala,
    noun: 'Mandala Mural',
    kind: 'Mural',
    designs: ['Surya', 'Padma', 'Udaya', 'Yugal'],
    palettes: ['midnight', 'ivory', 'peacock', 'wine', 'emerald', 'blush', 'plum'],
    categories: ['108', '101', '112'],
    rate: 125,
    pitch: 'fine rings of petals with metallic lines',
    story:
      'Hundreds of fine lines around one still point. Made for pooja and yoga rooms, and striking behind a headboard when only half of it rises from the floor.',
  },
  {
    draw: dunes,
    noun: 'Desert Mural',
    kind: 'Mural',
    designs: ['Thar', 'Khuri', 'Sam Sand', 'Jaisalmer'],
    palettes: ['sand', 'peach', 'terracotta', 'plum', 'mustard', 'midnight', 'blush'],
    categories: ['104', '106', '101'],
    rate: 128,
    pitch: 'wind-drawn dunes and a caravan on the crest',
    story:
      'The long lines of the dunes make any wall look wider, and the small caravan gives it its measure. Warm without being loud: for living rooms that face north.',
  },
  {
    draw: balloons,
    noun: 'Kids Mural',
    kind: 'Mural',
    designs: ['Balloon Morning', 'Rocket Trip', 'Up and Away', 'Planet Party'],
    palettes: ['sky', 'midnight', 'peach', 'mint', 'lavender', 'indigo', 'mustard'],
    categories: ['105', '104'],
    rate: 99,
    pitch: 'balloons, rockets and plenty to discover',
    story:
      'There is always one more thing to find: a smaller balloon, a further star. Printed with water-based inks without smell, so that the room can be slept in the same night.',
  },
  {
    draw: backwaters,
    noun: 'Backwater Mural',
    kind: 'Mural',
    designs: ['Alleppey', 'Kumarakom', 'Vembanad', 'Kollam'],
    palettes: ['peach', 'peacock', 'sage', 'indigo', 'sand', 'plum', 'powder'],
    categories: ['104', '106', '109'],
    rate: 138,
    pitch: 'palms, still water and a houseboat',
    story:
      'The hour when the water turns the colour of the sky. Palms lean in from both sides and a houseboat lies at rest; a wall for people who plan their next holiday over dinner.',
  },
];
