export const texts = {
  label: 'Entity files',
  outdated: 'This screen has changed. Save what you are doing, then reload the page.',
  reload: 'Reload',
  hide: 'Hide',
};
