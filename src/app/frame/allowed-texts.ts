export const texts = {
  notAllowed: 'You may not see this screen. Ask whoever manages the accounts.',
  noRole:
    'Your account has no role, so it can do nothing here yet. Ask whoever manages the accounts.',
};
