export const texts = {
  notAllowed: 'You may not see this screen. Ask your administrator.',
  noRole: 'Your account has no role, so it can do nothing here yet. Ask your administrator.',
};
