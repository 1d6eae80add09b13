export const viewTexts = {
  saved: (name: string) => `View “${name}” saved for everyone`,
  changed: (name: string) => `View “${name}” changed for everyone`,
  removed: (name: string) => `View “${name}” removed for everyone`,
  noTable: 'There is no such table.',
  taken: 'You already have a view with this name.',
  tooMany: (max: number) => `You already have ${max} views of this table. Remove one first.`,
  notYours: (owner: string) => `Only ${owner}, who saved this view, can remove it.`,
};
