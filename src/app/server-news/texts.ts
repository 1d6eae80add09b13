export const texts = {
  label: 'Entity files',
  outdated: 'The screens have changed. Save what you are doing, then reload the page.',
  reload: 'Reload',
  hide: 'Hide',
};
