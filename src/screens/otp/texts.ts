export const texts = {
  title: 'OTP',
  help: 'Enter the one-time password that was sent to you.',
  otp: 'OTP',
  submit: 'Verify',
  back: 'Back to login',
};
