const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const shopTexts = {
  shop: 'Paperhanger',
  shopLine: 'Wallpapers and murals, made to measure',
  wallpapers: 'Wallpapers',
  id: (wpId: string) => `Wallpaper ${wpId}`,
  rate: (rate: number) => `${rupees.format(rate)} per sq. ft.`,
  example: (rate: number) =>
    `${rupees.format(rate * 10 * 9)} for a wall of 10 × 9 ft, taxes included`,
  alt: (name: string) => `${name}, the pattern`,
  altRoom: (name: string) => `${name} in a room`,
  facts: [
    'Printed to the size of your wall in 2 to 3 working days',
    'Delivered all over India, free above ₹5,000',
    'Washable, tear-resistant and free of PVC',
    'Our own installers in 40 cities',
  ],
  colourways: 'Also in these colours',
  foot: 'This is the demo shop of Paperhanger. Nothing here is really for sale.',
  notFoundTitle: 'We don’t have this wallpaper',
  notFound: 'It may have been renamed or removed. The back office has its current address.',
};
