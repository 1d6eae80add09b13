/** Loaded before the sign-in, so only what any list needs. */
export const texts = {
  load: (list: string) => `Load ${list}`,

  catalogue: 'Custom Catalogue',
  installers: 'Installers',
  orders: 'Orders',
  reviews: 'Reviews',
  wallpapers: 'Wallpapers',
};
