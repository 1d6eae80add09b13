export const texts = {
  title: 'Login',
  help: 'Sign in to the back office',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Login',
};
