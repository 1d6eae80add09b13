/** Loaded before the sign-in, so it has only what every screen needs. */
export const texts = {
  // Word for word from the specification.
  tooManyRequests: 'You are sending too many request. Wait for 10 second.',
  serverError: 'Oops, something went wrong!  The team have been notified.',

  undo: 'Undo',
  requestId: (id: string) => `Request ID ${id}`,
  noResponse: 'There was no answer from the server. Check your connection.',
  unavailable: 'The server is not available at the moment.',
  notSupported: 'This server cannot do that.',
  unexpectedResponse: 'The server sent an unexpected response.',
  signedOut: 'You are no longer signed in.',
  tooLarge: 'This is too large for the server. Send fewer or smaller files.',
  status: (status: number | undefined) => `The server rejected the request (${status}).`,
};
