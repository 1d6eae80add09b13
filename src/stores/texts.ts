/** Every text of the stores that people read. */
export const texts = {
  unauthorized: 'Unauthorized',
  updated: 'Data Updated',
  signOutFailed: 'You are still signed in: the server could not be told. Try again.',

  noAnswer: 'There was no answer from the server. Check the connection.',
  notSaved: 'There was no answer from the server, and nothing you typed is lost. Try again.',
  unavailable: 'The server is not available at the moment.',
  notThere: 'This server cannot do that.',
  unexpectedAnswer: 'The server’s answer was not understood.',
  signedOut: 'You are not signed in any more.',
  status: (status: number) => `The server refused (${status}).`,

  load: (plural: string) => `Load ${plural}`,
  add: (label: string) => `Add ${label}`,
  update: (label: string) => `Update ${label}`,
  remove: (label: string) => `Remove ${label}`,
  signIn: 'Sign in',
  askOtp: 'Ask whether an OTP was sent',
  verifyOtp: 'Verify the OTP',
  signOut: 'Sign out',
  loadUser: 'Find out who is signed in',
};
