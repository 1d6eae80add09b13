import type { Article } from './article';

/** Where patterns come from, and what colours do. */
export const styles: readonly Article[] = [
  {
    h1: 'A Short History of Damask',
    crumb: 'Damask',
    metaTitle: 'Damask: a Short History of a Long-Lived Pattern | Paperhanger',
    metaDescription:
      'From Damascus to the durbar halls of Hyderabad: why a woven ornament of the twelfth century still flatters a flat of today.',
    keywords: 'damask wallpaper, history of damask, luxury wallpaper',
    slug: 'a-short-history-of-damask',
    wpId: 'WP-0026',
    reviewIds: '14',
    sections: [
      '<p>Damask is not a flower. It is a way of weaving in which pattern and ground are the same thread, once seen from its front and once from its side. That is why it comes and goes with the light.</p>',
      '<h2>Along the silk road</h2><p>The name comes from Damascus, where merchants bought it. Venetian weavers copied it, Lyon perfected it, and the residents of Hyderabad and Lucknow hung it between their windows, where the punkah moved it.</p>',
      '<h2>On paper</h2><p>Since the eighteenth century it has been printed: first with wool dust blown on wet varnish, today with two inks of one colour, matt and satin. Ours are drawn in half drop, so that no straight line forms on a long wall.</p>',
      '<h2>How to live with it</h2><p>Tone on tone for the whole room; strong contrast for one wall. Modern furniture is welcome. Nothing makes a plain sofa look more deliberate.</p>',
    ],
  },
  {
    h1: 'Block Print, Ikat, Jaali: Indian Patterns on the Wall',
    crumb: 'Indian patterns',
    metaTitle: 'Block Print, Ikat and Jaali Wallpapers Explained | Paperhanger',
    metaDescription:
      'Three Indian crafts that translate well to wallpaper, what to look for in a good one, and rooms that show how they are used without turning a flat into a haveli: with care, with space around them and with plain things beside them. Free samples.',
    keywords: 'indian wallpaper, block print, ikat, jaali, traditional wallpaper',
    slug: 'indian-patterns-on-the-wall',
    wpId: 'WP-0007',
    reviewIds: '6|19|25',
    sections: [
      '<p>A craft does not become a wallpaper by being photographed. It has to be drawn again for a wall: larger, calmer, and so that it repeats without showing where.</p>',
      '<h2>Block print</h2><p>Look for small faults. In a good design the colour sits a hair beside the line and no two motifs stand at the same angle. That liveliness is what the hand gives to a Sanganeri bedsheet.</p>',
      '<h2>Ikat</h2><p>The thread is tied and dyed before it meets the loom, so the edges of each shape run. On the wall this softness lets you use colours that would be too loud in hard shapes.</p>',
      '<h2>Jaali</h2><p>Star lattices are geometry lessons in stone: every line goes on to the next star. They are the best papers for corners, as the eye follows them around.</p>',
      '<p>One of the three is enough for one room. Keep the rest plain: white, cane, teak.</p>',
    ],
  },
  {
    h1: 'What Colours Do to a Room',
    crumb: 'Colours',
    metaTitle: 'What Wallpaper Colours Do to a Room | Paperhanger',
    metaDescription:
      'Sage calms, marigold warms, indigo deepens: nine colours of our range and the rooms in which they are at their best.',
    keywords: 'wallpaper colours, colour for bedroom, sage green wallpaper',
    slug: 'what-colours-do-to-a-room',
    wpId: 'WP-0019',
    followIndex: 'noindex, nofollow',
    sections: [
      '<p>Colour on a wall is not colour on a card. It is larger, it is lit from the side, and it throws its tint on everything near it, faces included.</p>',
      '<h2>Light grounds</h2><p><strong>Sage</strong> calms and suits every wood. <strong>Powder blue</strong> cools rooms in the west. <strong>Blush</strong> flatters faces, which is why restaurants love it. <strong>Ivory</strong> forgives everything but yellow tube lights.</p>',
      '<h2>Dark grounds</h2><p><strong>Midnight</strong> and <strong>emerald</strong> make small rooms deeper, not smaller; the corners disappear. They need three lamps instead of one. <strong>Charcoal</strong> is the friend of brass and of screens.</p>',
      '<h2>Warm ones</h2><p><strong>Marigold</strong> and <strong>terracotta</strong> bring the evening sun to rooms that have none. Use them where you eat.</p>',
    ],
  },
  {
    h1: 'Murals: Landscapes That Make a Room Larger',
    crumb: 'Murals',
    metaTitle: 'Wall Murals That Make a Small Room Look Larger | Paperhanger',
    metaDescription:
      'Why a misty mountain opens a wall and a sharp photograph closes it, and how to place horizon, moon and furniture.',
    keywords: 'wall mural, landscape wallpaper, small room ideas',
    slug: 'murals-that-make-a-room-larger',
    wpId: 'WP-0025',
    reviewIds: '1|8|16',
    sections: [
      '<p>Painters have known it for five hundred years: what is far away is paler, bluer and softer. A mural that follows this rule takes the wall away. A sharp photograph does the opposite and stands in the room like a screen.</p>',
      '<h2>The horizon</h2><p>Put it at the eye level of somebody who sits: 110 to 120 cm. We move it for you when you tell us the height of the ceiling and of the sofa.</p>',
      '<h2>The main thing</h2><p>Moon, boat, caravan: it belongs to one third of the width, never to the middle, and never behind a lamp. On our previews you see your furniture as a grey shape, to check just that.</p>',
      '<h2>Leave it alone</h2><p>No shelves, no frames, no clock. A mural needs one wall for itself, and it gives you a view in return.</p>',
      '<p>See the series <a href="/in/nilgiri-mountain-mural-in-powder-blue">Nilgiri</a>, <a href="/in/alleppey-backwater-mural-in-coral-peach">Alleppey</a> and <a href="/in/thar-desert-mural-in-desert-sand">Thar</a>.</p>',
    ],
  },
];
