import type { Article } from './article';

/** One room after the other. */
export const rooms: readonly Article[] = [
  {
    h1: 'The Wall Behind the Bed',
    crumb: 'Bedroom ideas',
    metaTitle: 'Wallpaper Ideas for the Wall Behind the Bed | Paperhanger',
    metaDescription:
      'Twelve wallpapers for the wall behind the bed, from misty forests to small block prints, and how to match headboard, lamps and linen.',
    keywords: 'bedroom wallpaper, headboard wall, calm wallpaper',
    slug: 'the-wall-behind-the-bed',
    wpId: 'WP-0003',
    reviewIds: '5|18|27|33',
    sections: [
      '<p>It is the best wall in the house for a pattern: you see it when you come in tired, and you do not see it when you try to sleep.</p>',
      '<h2>Three that always work</h2><p><strong>Trails</strong> draw the eye upwards and make low rooms taller. <strong>Misty landscapes</strong> take the wall away altogether. <strong>Small block prints</strong> are the choice for people who change their linen with the season.</p>',
      '<h2>Headboard and lamps</h2><p>Let the headboard pick up the second colour of the paper, not the first. Hang lamps at the height of your shoulder when you sit; they should light the paper from the side, so that its texture shows.</p>',
      '<h2>How far should it go?</h2><p>From corner to corner, always. A panel that ends beside the night stands looks like a poster. If the wardrobe stands on the same wall, order the full width all the same: wardrobes move, walls do not.</p>',
    ],
  },
  {
    h1: 'Living Rooms That Do Not Look Like Showrooms',
    crumb: 'Living room ideas',
    metaTitle: 'Living Room Wallpaper Ideas for Indian Homes | Paperhanger',
    metaDescription:
      'One wall, one colour that comes back, one lamp more than you think: how to use wallpaper in an Indian living room.',
    keywords: 'living room wallpaper, feature wall, wallpaper for hall',
    slug: 'living-rooms-that-do-not-look-like-showrooms',
    wpId: 'WP-0020',
    reviewIds: '9|22',
    sections: [
      '<p>A living room has to be many things before dinner: office, playground, waiting room, cinema. A wallpaper cannot tidy it, but it can give all of this a common background.</p>',
      '<h2>Find the wall</h2><p>It is rarely the one with the television. Choose the wall you face when you come through the door. If that is all windows, take the one behind the sofa.</p>',
      '<h2>Let a colour come back</h2><p>Take the third strongest colour of the paper and repeat it twice: in two cushions, or a rug, or a lampshade. Not in the curtains; they are too large and it looks bought as a set.</p>',
      '<h2>Grain beats gloss</h2><p>If you are not sure about patterns, begin with grasscloth. It takes the echo out of a room with marble floors, which is more than most paintings do.</p>',
      '<p>Our customer Meera in Kochi papered the passage instead and left the hall white. It is the best photograph we were ever sent.</p>',
    ],
  },
  {
    h1: 'A Kids’ Room That Grows with the Child',
    crumb: 'Kids’ room ideas',
    metaTitle: 'Kids’ Room Wallpaper That Grows with the Child | Paperhanger',
    metaDescription:
      'From cot to exam desk: how to choose a wallpaper for a child’s room that survives crayons, moods and twelve birthdays.',
    keywords: 'kids room wallpaper, nursery mural, washable wallpaper',
    slug: 'a-kids-room-that-grows',
    wpId: 'WP-0024',
    reviewIds: '2|11|40',
    sections: [
      '<p>Children do not want what we think they want. Before you order the princess or the dinosaur, ask what should still be fun in class six.</p>',
      '<h2>Under three</h2><p>The wall is for you, not for the child. Choose soft arches, rainbows, trails: patterns that work with a cot and, later, with a bed.</p>',
      '<h2>Three to eight</h2><p>Now it may tell a story. Balloons, planets and rockets give something to search and to count at bedtime. Put the mural where the bed looks at it, and leave the wall by the desk plain.</p>',
      '<h2>And then</h2><p>Terrazzo, geometrics and brick outlast every phase. They are also the ones that survive posters, because a pin hole disappears in the pattern.</p>',
      '<p>All inks are water-based. Crayon comes off with a damp cloth and a little toothpaste; ball pen, sadly, does not.</p>',
    ],
  },
  {
    h1: 'Pooja Rooms: Light, Lotus and Lamp Soot',
    crumb: 'Pooja room ideas',
    metaTitle: 'Pooja Room Wallpaper: Lotus, Jaali, Mandala | Paperhanger',
    metaDescription:
      'Which wallpapers suit a mandir at home, which colours catch the light of a lamp, and which finish can be wiped clean.',
    keywords: 'pooja room wallpaper, mandir wallpaper, pichwai wallpaper',
    slug: 'pooja-rooms',
    wpId: 'WP-0009',
    followIndex: 'noindex, follow',
    sections: [
      '<p>In many flats the pooja room is a niche of three feet. That is no drawback: a small wall can carry a rich paper that would be too much anywhere else.</p>',
      '<h2>Lotus ponds</h2><p>Pichwai papers come from the cloths that hang behind Shrinathji. Dark grounds make the petals glow; light ones suit a room that is also used for study.</p>',
      '<h2>Lattices</h2><p>A jaali paper around a white marble mandir makes it look set in stone. Choose the star lattice for square niches, the octagon for tall ones.</p>',
      '<h2>Soot</h2><p>Take the laminated finish and keep lamps 30 cm away from the wall. Wipe once a week with a damp cloth, never with oil.</p>',
    ],
  },
];
