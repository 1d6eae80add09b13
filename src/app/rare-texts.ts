/** The names of screens that are rarely opened. */
export const rareTexts = { notFound: 'Error 404', accounts: 'Accounts', studio: 'Config Studio' };
