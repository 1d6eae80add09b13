import { shortcuts } from '../../common/shortcuts';

export const texts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  nothingToUndo: 'There is nothing to undo.',
  singleKeys: 'Use shortcuts of a single key',
  groups: shortcuts,
} as const;
