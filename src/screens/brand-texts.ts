export const texts = { product: 'Paperhanger' };
