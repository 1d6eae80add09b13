/** What the alerts of the error policy say, spelling included, to the letter of the specification. */
export const texts = {
  tooManyRequests: 'You are sending too many request. Wait for 10 second.',
  serverError: 'Oops, something went wrong!  The team have been notified.',
};
