import { MIN_PASSWORD_LENGTH } from '../../common/password-length';

/** Texts of the password dialog and the Activity panel, which load with the first input. */
export const overlayTexts = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHelp: `At least ${MIN_PASSWORD_LENGTH} characters. Longer is better than complicated.`,
  passwordChanged: 'Your password was changed. You are signed out everywhere else.',

  nothingFailed: 'No errors',
  nothingHelp: 'Errors that show no message are listed here, with what to do next.',
  activityHelp: 'Errors since you signed in',
  tryAgain: 'Try again',
  dismiss: (what: string) => `Dismiss ${what}`,
  clearAll: 'Clear all',
};

/** What to do after a failure, by its kind. */
export const nextSteps: Readonly<Record<string, string>> = {
  tryAgain: 'Try again once you are online.',
  noResponse: 'It may have worked. Check the list before you try again.',
  unavailable: 'The server may be restarting. Try again in a minute.',
  notFound: 'Ask your administrator to update the server.',
  report: 'If it happens again, tell your administrator when it happened.',
};
