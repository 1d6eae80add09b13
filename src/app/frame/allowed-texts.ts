export const texts = {
  notAllowed: (screen: string) => `You may not see ${screen}. Ask whoever manages the accounts.`,
  noRole:
    'Your account has no role, so it can do nothing here yet. Ask whoever manages the accounts.',
};
