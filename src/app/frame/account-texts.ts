/** Texts of the account menu, which loads after the first rows. */
export const accountTexts = {
  changePassword: 'Change password',
  signOutEverywhere: 'Sign out everywhere',
};
