/** Texts that are only needed once the account’s menu is open. */
export const ownAccountTexts = {
  changePassword: 'Change the password',
  loadLastSignIn: 'Load the last sign-in',
  lastSignIn: (time: string, address: string) =>
    `Last sign-in elsewhere: ${time}${address && `, from ${address}`}`,
  noLastSignIn: 'No other sign-in is known.',
};
