import type { Article } from './article';

/** Articles that gather wallpapers: their type is Catalogue. */
export const catalogues: readonly Article[] = [
  {
    h1: 'The Monsoon Collection',
    crumb: 'Monsoon collection',
    metaTitle: 'Monsoon Collection: Greens, Mists and Cranes | Paperhanger',
    metaDescription:
      'Eighteen wallpapers in the colours of the rains: wet leaves, mist in the hills, cranes under a clouded moon.',
    keywords: 'monsoon wallpaper, green wallpaper, jungle mural',
    slug: 'monsoon-collection',
    wpId: 'WP-0045',
    reviewIds: '4|10|13',
    sections: [
      '<p>When the first rain falls, the whole country changes its palette overnight. We tried to keep up: eighteen papers in wet greens, slate blues and the white of egrets.</p>',
      '<h2>For the hall</h2><p>Silent Valley and Wayanad, five layers of leaves with the light falling in from above.</p>',
      '<h2>For the bedroom</h2><p>Coorg in sage, Deodar in stone grey, Willow in forest night.</p>',
      '<h2>For the courageous</h2><p>Keoladeo in peacock teal: cranes, reeds and a moon as large as a door.</p>',
    ],
  },
  {
    h1: 'Festive Walls: Gold, Wine and Lamp Light',
    crumb: 'Festive walls',
    metaTitle:
      'Festive Wallpapers in Gold, Wine and Emerald, Delivered and Hung Before Diwali in 40 Cities | Paperhanger',
    metaDescription:
      'Damask, deco fans and mandalas with metallic inks, delivered and hung before Diwali when you order by the date on the page.',
    keywords: 'diwali wallpaper, gold wallpaper, metallic wallpaper',
    slug: 'festive-walls',
    wpId: 'WP-0005',
    reviewIds: '17|21|29',
    sections: [
      '<p>Three weeks before Diwali everybody paints. Papering is faster, smells of nothing and leaves one day for the sweets.</p>',
      '<h2>Gold on dark</h2><p>Regal in midnight, Surya in midnight, Nathdwara Pond: made for rooms that are lit by many small lamps.</p>',
      '<h2>Gold on light</h2><p>Udaipur in ivory and Sikri in ivory are bright by day and warm by night.</p>',
      '<p><em>Order by the 10th to have it hung in time.</em></p>',
    ],
  },
  {
    h1: 'Small Rooms, Big Papers',
    crumb: 'Small rooms',
    metaTitle: 'Wallpapers for Small Rooms | Paperhanger',
    metaDescription:
      'Powder rooms, passages, pooja niches: twenty papers that are at their best where there is little space.',
    keywords: 'small room wallpaper, powder room, passage wallpaper',
    slug: 'small-rooms-big-papers',
    wpId: 'WP-0010',
    followIndex: 'index, nofollow',
    sections: [
      '<p>A small room is where you can afford the paper that you would not dare to use in the hall: it takes 60 square feet, and nobody stays long enough to tire of it.</p>',
      '<h2>Passages</h2><p>Toile and block print, because they are read from near.</p>',
      '<h2>Powder rooms</h2><p>Dark grounds and metallic lines. Take the laminated finish and keep two feet of tiles around the basin.</p>',
    ],
  },
  {
    h1: 'For Architects: the Contract Range',
    crumb: 'Contract range',
    metaTitle: 'Contract Wallpapers for Architects and Designers | Paperhanger',
    metaDescription:
      'Fire-rated, 320 gsm, recoloured on request: forty designs for hotels, offices, clinics and cafés, with data sheets and a sample box.',
    keywords: 'contract wallpaper, hotel wallpaper, fire rated wallpaper',
    slug: 'contract-range',
    wpId: 'WP-0013',
    followIndex: 'noindex, nofollow',
    reviewIds: '23',
    sections: [
      '<p>Forty designs from our range are available on a 320 gsm base, fire-rated to class B1, in widths up to 132 cm.</p>',
      '<h2>What you get</h2><ul><li>recolouring to RAL or to a paint code</li><li>scaling to the elevation, with a drawing to sign off</li><li>data sheets, test reports, a box of samples</li><li>night installation from 500 sq. ft.</li></ul>',
      '<h2>References</h2><p>A co-working floor in Bengaluru, 11 clinics in Pune, and a café in Panaji where the jungle now hides the air conditioning.</p>',
      '<h2>Prices</h2><p>From ₹140 per sq. ft. including installation in metro cities. Ask for a quotation with your bill of quantities.</p>',
      '<p>The studio answers within one working day.</p>',
    ],
  },
];
