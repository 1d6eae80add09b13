export const texts = {
  unauthorized: 'Unauthorized',
  signOutFailed: 'You are still signed in: the server could not be reached. Try again.',

  rightsChanged: 'What you may do has changed.',

  signIn: 'Sign in',
  askOtp: 'Check whether a one-time password was sent',
  verifyOtp: 'Verify the one-time password',
  resendOtp: 'Send another one-time password',
  signOut: 'Sign out',
  loadUser: 'Load the signed-in user',
};
