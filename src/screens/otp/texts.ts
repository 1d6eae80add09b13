/** What people read on the OTP screen. */
export const texts = {
  title: 'Enter the OTP',
  help: 'We sent you a one-time password. It is good for a few minutes.',
  otp: 'OTP',
  submit: 'Verify',
  back: 'Back to login',
};
