/** What to do after a failure, by its kind. */
export const nextSteps: Readonly<Record<string, string>> = {
  tryAgain: 'Try again once you are online.',
  noResponse: 'It may have been done: look at the list before you do it again.',
  unavailable: 'The server may be restarting. Try again in a minute.',
  notFound: 'Ask whoever runs the server to update it.',
  report: 'If it happens again, tell whoever runs the server, and when.',
};
