export const texts = {
  save: 'Save a view',
  remove: 'Remove a view',
  restore: 'Restore a view',
  removed: (name: string) => `View ${name} removed`,
  replaced: (name: string) => `View ${name} replaced`,
};
