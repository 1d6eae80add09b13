export const texts = {
  title: 'Keyboard shortcuts',
  nothingToUndo: 'There is nothing to undo here.',
  seeHistory: ' Earlier changes are in History.',
  singleKeys: 'Use single-key shortcuts',
};
