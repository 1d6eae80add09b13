import type { Input } from '../../server/entities/check-input';
import { type CategoryId, categoryTexts } from '../catalogue/categories';

interface CategoryCopy {
  readonly name: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly followIndex?: string;
  readonly paragraphs: readonly string[];
}

const copy: Readonly<Record<CategoryId, CategoryCopy>> = {
  '101': {
    name: 'Indian Heritage Wallpapers',
    metaTitle: 'Indian Heritage Wallpapers: Jaali, Ikat, Pichwai | Paperhanger',
    metaDescription:
      'Jaali lattices, Pochampally ikat, block prints and Pichwai lotuses as wallpaper, printed to the size of your wall. Free sample, from ₹85 per sq. ft.',
    paragraphs: [
      'Our heritage range starts where Indian pattern started: at the loom, the printing table and the stone cutter’s bench. Every design is redrawn from its source, then adjusted so that it meets at the seams of a modern wall.',
      'For a first room, try a small block print in a passage. For a statement, a Pichwai pond behind the console by the door.',
    ],
  },
  '102': {
    name: 'Floral and Botanical Wallpapers',
    metaTitle: 'Floral & Botanical Wallpapers for Walls | Paperhanger',
    metaDescription:
      'Leafy trails, cherry blossom, jungle leaves and hand-blocked flowers. Washable floral wallpapers for bedrooms and living rooms, printed to size.',
    paragraphs: [
      'Leaves rest the eye. Choose slender trails for small rooms, large blossoms for walls that are seen from afar, and the jungle for everyone who waters more plants than they can name.',
    ],
  },
  '103': {
    name: 'Geometric and Modern Wallpapers',
    metaTitle:
      'Geometric Wallpapers for Modern Homes and Offices in India – Hexagon, Chevron, Stripe, Deco Fan | Paperhanger',
    metaDescription:
      'Crisp geometric wallpapers in colours mixed by hand: tumbling blocks, honeycombs, chevrons, stripes and art-deco fans.',
    paragraphs: [
      'A strict drawing in soft colours never looks cold. Keep the scale of the pattern near the scale of your furniture: small hexagons behind a desk, wide chevrons behind a long sofa.',
    ],
  },
  '104': {
    name: 'Wall Murals and Landscapes',
    metaTitle: 'Custom Wall Murals: Mountains, Forests, Sea | Paperhanger',
    metaDescription:
      'Murals drawn for your wall, not cut from a roll: misty mountains, forests, dunes, cranes and Kerala backwaters. Send us width and height, we send a free preview within one working day, and you approve it before we print.',
    paragraphs: [
      'Tell us the width and height of the wall and where the furniture stands; our studio moves the horizon, the moon or the houseboat so that nothing important ends up behind the sofa.',
      'Murals come in numbered drops with a plan, and each drop is about 60 cm wide.',
    ],
  },
  '105': {
    name: 'Wallpapers for Kids’ Rooms',
    metaTitle: 'Kids’ Room Wallpapers and Murals | Paperhanger',
    metaDescription:
      'Balloons, rockets, rainbows and terrazzo for children’s rooms. Water-based inks without smell, wipeable with a damp cloth.',
    paragraphs: [
      'All papers for children are printed with water-based inks that are tested for schools and nurseries, and most fingerprints come off with a damp cloth. The room can be slept in the same night.',
    ],
  },
  '106': {
    name: 'Living Room Wallpapers',
    metaTitle: 'Living Room Wallpapers to Come Home To | Paperhanger',
    metaDescription:
      'Wallpapers that make a living room: damask, toile, grasscloth, jungles and wide landscapes. See them in a room before you order.',
    paragraphs: [
      'Most living rooms need one wall, not four. Choose the wall that you face when you come in, and let a colour of the paper return in two cushions and a rug.',
    ],
  },
  '107': {
    name: 'Bedroom Wallpapers',
    metaTitle: 'Bedroom Wallpapers, Calm and Washable | Paperhanger',
    metaDescription:
      'Quiet patterns and soft murals for the wall behind the bed: trails, toiles, blossoms and morning mist, in colours that help you sleep.',
    paragraphs: [
      'The wall behind the bed is the kindest place for a pattern: you enjoy it when you come in and it is out of sight when you lie down. Greens and greyed blues have the most calming effect.',
    ],
  },
  '108': {
    name: 'Pooja Room Wallpapers',
    metaTitle: 'Pooja Room Wallpapers: Lotus, Mandala, Jaali | Paperhanger',
    metaDescription:
      'Lotus ponds, mandalas and jaali screens for the mandir at home, on a base that withstands lamp soot and is wiped clean with a damp cloth.',
    followIndex: 'index, nofollow',
    paragraphs: [
      'A pooja room is often the smallest room and the most looked at. Papers in this category are laminated, so that soot and kumkum can be wiped away.',
    ],
  },
  '109': {
    name: 'Wallpapers for Offices and Cafés',
    metaTitle: 'Commercial Wallpapers for Offices & Cafés | Paperhanger',
    metaDescription:
      'Hard-wearing, fire-rated wallpapers for offices, cafés, clinics and salons, with GST invoice, site measurement and night installation.',
    paragraphs: [
      'Commercial papers are 320 gsm, fire-rated to class B1 and come with a GST invoice. Above 500 sq. ft. we measure on site and install at night, so that you open as usual in the morning.',
    ],
  },
  '110': {
    name: 'Grasscloth and Natural Textures',
    metaTitle: 'Grasscloth & Natural Texture Wallpapers | Paperhanger',
    metaDescription:
      'The warmth of sisal, raw silk and linen, without fading, staining or visible seams.',
    followIndex: 'noindex, follow',
    paragraphs: [
      'Texture is pattern for people who say they do not like patterns. Grasscloth takes the echo out of a bare room and makes every lamp look warmer.',
    ],
  },
  '111': {
    name: 'Brick, Marble and Stone Wallpapers',
    metaTitle: 'Brick, Marble and Terrazzo Wallpapers | Paperhanger',
    metaDescription:
      'Weathered bricks, book-matched marble and cheerful terrazzo on paper: no mason, no dust, one afternoon. Long repeats, so that no two bricks look alike.',
    paragraphs: [
      'Real stone weighs 40 kg a square metre, ours weighs 300 g. Corners are the secret: let the pattern run around them, and nobody will knock to find out.',
    ],
  },
  '112': {
    name: 'Luxury and Metallic Wallpapers',
    metaTitle: 'Luxury Wallpapers with Metallic Inks | Paperhanger',
    metaDescription:
      'Damask, deco fans, mandalas and marble with metallic inks that catch the light. Hotel quality for homes, printed in Gurugram.',
    followIndex: 'noindex, nofollow',
    paragraphs: [
      'Metallic inks change through the day: matt in the morning, alive by lamplight. Plan the lamps first and the paper second, and switch the ceiling light off.',
    ],
  },
};

export function demoCategories(): Input[] {
  return Object.entries(copy).map(
    ([catId, { followIndex = 'index, follow', paragraphs, ...texts }]) => ({
      catId,
      text: textOf(catId),
      ...texts,
      followIndex,
      secDescription: paragraphs.join('\n\n'),
    }),
  );
}

function textOf(catId: string): string {
  const texts: Readonly<Record<string, string>> = categoryTexts;
  return texts[catId] ?? catId;
}
