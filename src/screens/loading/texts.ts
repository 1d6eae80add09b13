export const texts = {
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
};
