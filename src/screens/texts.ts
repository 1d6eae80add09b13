/** What people read on more than one screen. */
export const texts = {
  product: 'Paperhanger',
};
