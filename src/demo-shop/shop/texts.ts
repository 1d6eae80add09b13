const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** A wall as many have it, to make a price by the square foot mean something. */
const exampleFeet = { width: 10, height: 9 };

export const shopTexts = {
  shop: 'Paperhanger',
  shopLine: 'Wallpapers and murals, made to measure',
  wallpapers: 'Wallpapers',
  id: (wpId: string) => `Wallpaper ${wpId}`,
  rate: (rate: number) => `${rupees.format(rate)} per sq. ft.`,
  example: (rate: number) => {
    const { width, height } = exampleFeet;
    return `${rupees.format(rate * width * height)} for a wall of ${width} × ${height} ft, taxes included`;
  },
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
  notFound: 'It may have been renamed or taken down. Its address in the back office is the newest.',
};
