/** Separate from the forms' texts, because the guard loads before them. */
export const texts = {
  title: 'Leave without saving?',
  question: 'Your changes have not been saved.',
  stay: 'Stay',
  leave: 'Leave',
};
