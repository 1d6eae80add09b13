export const httpTexts = {
  unreadable: 'The request could not be understood.',
  tooLarge: 'The request is too large.',
  wrongMediaType: 'The server does not accept this content type.',
  tooMany: 'You are sending too many requests.',
  brokenForm: 'The upload was cut off. Try again.',
  notFound: 'There is nothing at this address.',
  serverError: 'Server error.',
  wrongHost: 'In demo mode the server responds only at localhost, 127.0.0.1 and [::1].',
  noDatabase: 'The database does not respond.',
  ending: 'The server is being stopped.',
  databaseAway: 'The database does not respond at the moment. Try again in a few seconds.',
  maybeSaved:
    'The database stopped responding while it saved. Check whether it has before you try again.',
  diskFull: 'The server’s disk is full. Nothing can be saved until there is space again.',
  notBuilt: 'The pages have not been built. Run npm run build.',
  csrfMismatch: 'CSRF token mismatch.',
  crossSite: 'CSRF token mismatch: the request came from another site.',
};
