/** What people read on an input of several values. */
export const texts = {
  remove: (value: string) => `Remove ${value}`,
  unknown: (values: readonly string[]) => `Not known: ${values.join(', ')}`,
  hint: 'Type or paste wallpaper IDs',
};
