const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const shopTexts = {
  shop: 'Paperhanger',
  shopLine: 'Wallpapers and murals, made to measure',
  id: (wpId: string) => `Wallpaper ${wpId}`,
  rate: (rate: number) => `${rupees.format(rate)} per sq. ft.`,
  alt: (name: string) => `${name}, the pattern`,
  altRoom: (name: string) => `${name} in a room`,
  foot: 'This is the demo shop of Paperhanger. Nothing here is really for sale.',
  notFoundTitle: 'We don’t have this wallpaper',
  notFound: 'It may have been renamed or removed. The back office has its current address.',
};
