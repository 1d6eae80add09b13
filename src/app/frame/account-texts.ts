/** Texts of the account menu, which loads after the first rows. */
export const accountTexts = {
  changePassword: 'Change password',
  signOutEverywhere: 'Sign out everywhere',
  lastSignIn: (time: string, address: string) =>
    `Last other sign-in: ${time}${address && `, from ${address}`}`,
  noLastSignIn: 'No other sign-in is known.',
};
