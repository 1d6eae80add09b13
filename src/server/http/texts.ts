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
  notBuilt: 'The pages have not been built. Run npm run build.',
  csrfMismatch: 'CSRF token mismatch.',
  crossSite: 'CSRF token mismatch: the request came from another site.',
};
