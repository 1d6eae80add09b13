/** What people read on the not-found screen. */
export const texts = {
  title: 'Error 404',
  help: 'There is no such screen. The address may be old, or misspelt.',
  back: (screen: string) => `Back to ${screen}`,
};
