/** The shop's categories by their ids. */
export const categoryTexts = {
  '101': 'Indian Heritage',
  '102': 'Floral & Botanical',
  '103': 'Geometric & Modern',
  '104': 'Murals & Landscapes',
  '105': 'Kids’ Room',
  '106': 'Living Room',
  '107': 'Bedroom',
  '108': 'Pooja Room',
  '109': 'Office & Café',
  '110': 'Natural Textures',
  '111': 'Stone & Tile',
  '112': 'Luxury & Metallic',
} as const;

export type CategoryId = keyof typeof categoryTexts;
