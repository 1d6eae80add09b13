export const texts = {
  loading: 'Loading…',
  tryAgain: 'Try again',
};
