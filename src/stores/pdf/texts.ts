export const texts = {
  download: 'Download the PDF catalogue',
  // Word for word from the specification.
  busy: 'Please wait a little until the downloading finish and click again.',
  lost: 'The connection was lost before the catalogue was complete. Try again.',
  nothingChosen: 'Choose at least one wallpaper first.',
};
