import type { Article } from './article';

/** How to choose, measure, prepare and hang. */
export const guides: readonly Article[] = [
  {
    h1: 'How to Choose a Wallpaper You Will Still Like in Ten Years',
    crumb: 'Choosing a wallpaper',
    metaTitle: 'How to Choose a Wallpaper for Your Home | Paperhanger',
    metaDescription:
      'Light, scale, colour, wear: four questions that lead to a wallpaper you will still like in ten years. With samples to order free of charge.',
    keywords: 'how to choose wallpaper, wallpaper for home, wallpaper ideas india',
    slug: 'how-to-choose-a-wallpaper',
    wpId: 'WP-0018',
    reviewIds: '12|15|20',
    sections: [
      '<p>Most people begin with a picture on a phone. We suggest that you begin with the room: stand in the door at the hour when you use it most, and look where your eye goes first. That is the wall we are talking about.</p>',
      '<h2>Begin with the light</h2><p>A room that faces north takes warm grounds: ivory, blush, marigold. A room with afternoon sun can carry blue and green without turning cold. Metallic inks want lamps; in full daylight they look grey.</p>',
      '<h2>Mind the scale</h2><p>A motif should be at least as large as a cushion or at most as small as a hand. What lies between looks restless. In a passage, where nobody stands back, small prints win; above a three-seat sofa choose the largest repeat you dare.</p>',
      '<h2>Be honest about wear</h2><ul><li>Children and dogs: washable matt or laminate.</li><li>Rented flat: self-adhesive or a single wall.</li><li>Damp outer wall: have it treated first, then paper.</li></ul>',
      '<p>Order the three free samples, tape them up with a few centimetres of space and leave them for a week. The one that you forget to look at is the right one for a bedroom. The one you show to guests belongs in the hall.</p>',
    ],
  },
  {
    h1: 'Measure Your Wall in Five Minutes',
    crumb: 'Measuring',
    metaTitle: 'Measure Your Wall for Wallpaper in Five Minutes | Paperhanger',
    metaDescription:
      'Width, height, three places each: how to measure a wall for wallpaper, what to do with doors, windows and slopes, and what to add for trimming.',
    keywords: 'measure wall for wallpaper, wallpaper calculator, square feet wall',
    slug: 'measure-your-wall',
    wpId: 'WP-0004',
    reviewIds: '7',
    sections: [
      '<p>You need a steel tape, a pencil and somebody who holds the other end. Indian walls are rarely square, so measure each length three times.</p>',
      '<h2>Width and height</h2><p>Measure the width at the skirting, at eye level and below the ceiling. Then the height on the left, in the middle and on the right. Write down the largest number of each. Add 5 cm on every side; the installer trims it off.</p>',
      '<h2>Doors, windows, switches</h2><p>Do not deduct them. The pattern has to run behind a door as if the door were not there, or the drops will not meet on the other side. Send us their places on a sketch, and we keep faces, birds and horizons away from them.</p>',
      '<h2>Slopes and stairs</h2><p>For a sloping ceiling measure the tallest and the lowest point and the length between them. For a staircase send photographs with a sheet of A4 paper taped to the wall: we measure from those.</p>',
      '<p>Unsure? Our installers measure in 40 cities for ₹500, which we deduct from the order.</p>',
    ],
  },
  {
    h1: 'Preparing the Wall: What Has to Happen Before the Paste',
    crumb: 'Preparing the wall',
    metaTitle: 'How to Prepare a Wall for Wallpaper | Paperhanger',
    metaDescription:
      'Dry, smooth, primed: how to tell whether your wall is ready, and what to do when it is not. Damp, distemper, putty, oil paint and old paper, one by one, with the tests that our own installers use on the day before they come to hang your order.',
    keywords: 'wall preparation, putty, primer, damp wall, remove old wallpaper',
    slug: 'preparing-the-wall',
    wpId: 'WP-0012',
    sections: [
      '<p>Nine complaints of ten have nothing to do with the paper. They have to do with what is under it. Here are the tests our installers make; you can make them a week earlier.</p>',
      '<h2>Is it dry?</h2><p>Tape a square of kitchen foil to the wall and seal its edges. Look after two days: drops behind the foil mean that the wall is damp. Fresh plaster needs four weeks, in the monsoon six.</p>',
      '<h2>Does it hold?</h2><p>Rub the wall with a dark cloth. If it comes away white, there is old distemper, which has to be washed off. Press tape on the paint and pull it away quickly: what comes off with the tape would come off with the paper.</p>',
      '<h2>Is it smooth?</h2><p>Hold a torch flat to the wall. Every shadow you see will be seen again by lamplight. Fill, sand, and prime with a water-based primer; wait for a day.</p>',
      '<p>Oil paint need not be removed. Sand it until the gloss is gone and prime it with an adhesion primer.</p>',
    ],
  },
  {
    h1: 'Hanging a Mural Yourself',
    crumb: 'Hanging a mural',
    metaTitle: 'Hang a Wall Mural Yourself: a Guide in Seven Steps | Paperhanger',
    metaDescription:
      'Two people, one afternoon, seven steps: how to hang a mural in numbered drops so that the picture meets at every seam.',
    keywords: 'hang wall mural, wallpaper installation, wallpaper paste',
    slug: 'hanging-a-mural-yourself',
    wpId: 'WP-0017',
    followIndex: 'index, nofollow',
    reviewIds: '3|31',
    sections: [
      '<p>A mural is easier than it looks: there is no pattern to match, only numbers. Lay the drops on the floor in their order first and look at the whole picture once. This is also the moment to find out that drop 4 lies upside down.</p>',
      '<h2>You need</h2><ul><li>a level or a plumb line, a pencil</li><li>paste for non-woven paper, a roller, a bucket</li><li>a soft brush or spatula, a sharp knife with new blades</li><li>a second person</li></ul>',
      '<h2>The first drop decides</h2><p>Draw a plumb line 58 cm from the left corner. Paste the wall, not the paper. Hang drop 1 along the line, let it run over the corner, and brush from the middle to the edges.</p>',
      '<h2>Then one by one</h2><p>Each drop overlaps the one before it by one centimetre; the numbers at the foot tell where. Cut through both layers in the middle of the overlap, take the strips away and close the seam with the roller. Wipe paste off at once.</p>',
      '<p>Keep fans and air conditioning off for a day. Small bubbles disappear by themselves as the paste dries.</p>',
    ],
  },
];
