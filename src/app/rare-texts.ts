/** The names of screens that are rarely opened, by their addresses. */
export const rareTexts = {
  '/404': 'Error 404',
  '/accounts': 'Accounts',
  '/audit': 'Audit Log',
  '/studio': 'Config Studio',
};
