export const texts = {
  options: 'Options',
  clear: 'Clear',
  nothingFound: 'No matches',
};
