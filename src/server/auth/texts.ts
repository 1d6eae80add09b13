import { minute } from '../time/clock';
import { otpLifetime } from './otp';

export const authTexts = {
  wrongCredentials: 'These credentials do not match our records.',
  tooManySignIns: 'Too many sign-in attempts. Try again later.',
  tooManyOtps: 'Too many one-time passwords requested. Try again later.',
  noContact:
    'This account has no email address or mobile number that a one-time password can be sent to.',
  notDelivered: 'The one-time password could not be sent. Try again in a few minutes.',
  blocked: 'This account is blocked. Ask your administrator.',
  unauthenticated: 'Unauthenticated.',
  notEditor: 'Only editors of the entity files may do this.',
  noRole: 'Your account has no role, so it can do nothing here yet. Ask your administrator.',
  idle: (names: readonly string[]) =>
    `These accounts can do nothing, because they have none of the roles in roles.json: ${names.join(', ')}. Give them one: npm run user -- role ${names[0]} ROLE`,
  noManager:
    'No account has a role with "accounts", so accounts can only be managed with npm run user.',
  unusedRole: (name: string) =>
    `No account has the role ${name}. Remove it from roles.json, or give it to an account: npm run user -- role NAME ${name}`,
  notAllowed: (screen: string, action: string) =>
    `Your role does not allow this (${screen}: ${action}). Ask your administrator.`,

  otpWrong: (triesLeft: number) =>
    `This one-time password is wrong. You have ${triesLeft === 1 ? 'one try' : `${triesLeft} tries`} left.`,
  otpExpired: 'This one-time password has expired. Sign in again to get a new one.',
  otpTooManyTries: 'Too many wrong one-time passwords. Sign in again to get a new one.',
  otpUsed: 'This one-time password has already been used. Sign in again to get a new one.',

  otpTooSoon: 'A one-time password has just been sent. Wait a moment before you ask for another.',
  otpNotWaiting: 'This sign-in has ended. Sign in again to get a one-time password.',

  badName: 'A username has 2 to 60 letters, digits, dots, hyphens, underscores, + or @.',
  taken: (name: string) => `The account ${name} already exists.`,
  badContact:
    'The contact must be an email address, a mobile number (ten digits, starting with 6, 7, 8 or 9), or both with a comma between them.',
  noMail: 'One-time passwords can’t be sent to an email address, as MAIL_URL is not set.',
  noSms: 'One-time passwords can’t be sent to a mobile number, as SMS_WEBHOOK_URL is not set.',
  unknownRole: (name: string, known: readonly string[], meant: string | undefined) =>
    known.length === 0
      ? `${name} can’t be a role: the name begins with a letter, and has letters, digits, - and _.`
      : `There is no role ${name}. ${meant ? `Did you mean ${meant}?` : `Use one of: ${known.join(', ')}.`}`,
  contactRequired: 'Enter an email address or a mobile number: one-time passwords are sent there.',
  ownAccount: 'Nobody can change their own account here. Ask someone else who manages accounts.',
  noAccount: 'This account has been removed.',

  currentWrong: 'The current password is wrong.',
  newIsCurrent: 'The new password is the same as the current one.',
  shortPassword: (min: number) => `The password must have at least ${min} characters.`,
  longPassword: (max: number) => `The password must have at most ${max} characters.`,
  simplePassword: 'This password is easy to guess. Choose another one.',
  leakedPassword: 'This password is among those that have leaked most often. Choose another one.',

  otpOnTerminal: (username: string, code: string) => `OTP for ${username}: ${code}`,
  otpSubject: 'Your one-time password for Paperhanger',
  otpText: (code: string) =>
    `${code} is your one-time password for Paperhanger. It is valid for ${otpLifetime / minute} minutes. Do not share it with anyone.`,
};
