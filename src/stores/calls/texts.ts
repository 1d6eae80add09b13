/** What the stores tell people from the start. */
export const texts = {
  unauthorized: 'Unauthorized',
  signOutFailed: 'You are still signed in: the server could not be told. Try again.',

  noResponse: 'There was no answer from the server. Check the connection.',
  unavailable: 'The server is not available at the moment.',
  notFound: 'This server cannot do that.',
  unexpectedResponse: 'The server’s answer was not understood.',
  signedOut: 'You are not signed in any more.',
  tooLarge: 'The server refused: what was sent is too large. Send fewer or smaller files.',
  status: (status: number) => `The server refused (${status}).`,

  load: (plural: string) => `Load ${plural}`,
  signIn: 'Sign in',
  askOtp: 'Ask whether an OTP was sent',
  verifyOtp: 'Verify the OTP',
  signOut: 'Sign out',
  loadUser: 'Find out who is signed in',
};
