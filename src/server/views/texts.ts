export const viewTexts = {
  noTable: 'There is no such table.',
  taken: 'You have a view with this name.',
  tooMany: (max: number) => `You have ${max} views of this table. Remove one first.`,
  notYours: (owner: string) => `${owner} has saved this view for everyone, and can remove it.`,
};
