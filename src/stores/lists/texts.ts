/** Loaded before the sign-in, so it has only what every list needs. */
export const texts = {
  load: (list: string) => `Load ${list}`,

  catalogue: 'Custom Catalogue',
  installers: 'Installers',
  orders: 'Orders',
  reviews: 'Reviews',
  wallpapers: 'Wallpapers',
};
