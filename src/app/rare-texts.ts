/** The names of screens that are rarely opened. */
export const rareTexts = {
  notFound: 'Error 404',
  accounts: 'Accounts',
  audit: 'Audit Log',
  studio: 'Config Studio',
};
