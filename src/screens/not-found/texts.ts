export const texts = {
  title: 'Error 404',
  help: 'This page does not exist. Check the address.',
  back: (screen: string) => `Back to ${screen}`,
};
