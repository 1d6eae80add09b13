export const texts = {
  unauthorized: 'Unauthorized',
  signOutFailed: 'You are still signed in: the server could not be reached. Try again.',

  signIn: 'Sign in',
  askOtp: 'Check whether an OTP was sent',
  verifyOtp: 'Verify the OTP',
  resendOtp: 'Send another OTP',
  signOut: 'Sign out',
  loadUser: 'Load the signed-in user',
};
