export const httpTexts = {
  unreadable: 'The request could not be understood.',
  tooLarge: 'The request is too large.',
  wrongMediaType: 'The server does not take content of this type.',
  tooMany: 'You are sending too many requests.',
  brokenForm: 'The upload was cut off. Try again.',
  notFound: 'There is nothing at this address.',
  serverError: 'Server error.',
  wrongHost:
    'Demo mode answers to the names of this computer only: localhost, 127.0.0.1 and [::1].',
  noDatabase: 'The database does not answer.',
  notBuilt: 'The pages are not built. Run npm run build.',
  csrfMismatch: 'CSRF token mismatch.',
  crossSite: 'CSRF token mismatch: the request came from another site.',
};
