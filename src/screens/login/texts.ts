/** What people read on the login screen. */
export const texts = {
  title: 'Login',
  help: 'With your account for the shop’s back office.',
  username: 'Username',
  password: 'Password',
  submit: 'Login',
};
