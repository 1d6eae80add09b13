const count = (number: number) => number.toLocaleString('en-IN');

/** What people read on a combobox. */
export const texts = {
  options: 'Options',
  clear: 'Clear',
  nothingFound: 'Nothing found',
  more: (number: number) => `${count(number)} more: type to narrow them down`,
};
