const seconds = (ms: number) => Math.round(ms / 1000);

export const authTexts = {
  usernameRequired: 'Username is required.',
  passwordRequired: 'Password is required.',
  wrongCredentials: 'These credentials do not match our records.',
  tooManySignIns: 'Too many attempts to sign in. Try again later.',
  tooManyOtps: 'Too many one-time passwords were sent. Try again later.',
  noContact:
    'No one-time password can be sent to this account: it has no contact that the server can reach.',
  notDelivered: 'The one-time password could not be sent. Try again in a few minutes.',
  unauthenticated: 'Unauthenticated.',

  otpRequired: 'One-time password is required.',
  otpWrong: (triesLeft: number) =>
    `This one-time password is wrong. You have ${triesLeft === 1 ? 'one try' : `${triesLeft} tries`} left.`,
  otpExpired: 'This one-time password has expired. Sign in again to get a new one.',
  otpTooManyTries: 'Too many wrong one-time passwords. Sign in again to get a new one.',
  otpUsed: 'This one-time password was used already. Sign in again to get a new one.',

  otpOnTerminal: (username: string, code: string) => `OTP for ${username}: ${code}`,
  otpSubject: 'Your one-time password for Paperhanger',
  otpText: (code: string, lifetimeMs: number) =>
    `${code} is your one-time password for Paperhanger. It is valid for ${seconds(lifetimeMs) / 60} minutes. Give it to nobody.`,
};
