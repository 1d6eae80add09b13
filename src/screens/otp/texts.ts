export const texts = {
  title: 'OTP',
  help: 'Enter the one-time password that was sent to you.',
  printed: 'Enter the one-time password shown in the terminal that runs npm start.',
  otp: 'OTP',
  submit: 'Verify',
  resend: 'Resend OTP',
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  resent: 'A new one-time password is on its way. Earlier ones are no longer valid.',
  back: 'Back to login',
};
