import * as api from '../../api/auth';
import type { Failure } from '../../api/http/errors';
import { abortRequests } from '../../api/http/in-flight';
import { describeFailure } from '../calls/describe-failure';
import { firstMessages } from '../calls/first-messages';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/texts';
import { endSession } from '../session/session';
import { loadUser } from './load-user';

/** How a step of the sign-in ended. */
export type SignInOutcome =
  | { readonly kind: 'done' }
  /** The first message of each field; `Unauthorized` and others of no field have the empty name. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** `message` is to be shown near the form, unless an alert has said it all. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

const UNAUTHORIZED: SignInOutcome = { kind: 'invalid', errors: { '': texts.unauthorized } };

/** The first step: on success the server has sent a one-time password. */
export async function signIn(username: string, password: string): Promise<SignInOutcome> {
  abortRequests();
  const settled = await runCall({ what: texts.signIn }, async () => {
    await api.fetchCsrfCookie();
    return api.login(username, password);
  });
  if (!settled.ok) return outcomeOf(settled.failure);
  if (!settled.value) return UNAUTHORIZED;
  endSession();
  return { kind: 'done' };
}

/** Whether this session was sent a one-time password; whatever is no clear yes counts as no. */
export async function askOtpSent(): Promise<boolean> {
  const settled = await runCall({ what: texts.askOtp }, api.otpSent);
  return settled.ok && settled.value;
}

/** The second step: on success the user is signed in. */
export async function verifyOtp(otp: string): Promise<SignInOutcome> {
  abortRequests();
  const settled = await runCall({ what: texts.verifyOtp }, () => api.verifyOtp(otp));
  if (settled.ok) return settled.value ? enter() : UNAUTHORIZED;
  // The password may have been taken, and it can be taken only once: the user's name tells.
  if (settled.failure.kind === 'noResponse' && (await loadUser()).kind === 'user')
    return { kind: 'done' };
  return outcomeOf(settled.failure);
}

/** A user who can't be loaded right now is signed in all the same: the next screen asks again. */
async function enter(): Promise<SignInOutcome> {
  const who = await loadUser();
  return who.kind === 'nobody' ? UNAUTHORIZED : { kind: 'done' };
}

function outcomeOf(failure: Failure): SignInOutcome {
  const errors = 'errors' in failure ? firstMessages(failure.errors) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  switch (failure.kind) {
    case 'invalid':
    case 'signedOut':
      return UNAUTHORIZED;
    case 'tooManyRequests':
    case 'serverError':
    case 'aborted':
      return { kind: 'failed', message: undefined };
    default:
      return { kind: 'failed', message: describeFailure(failure) };
  }
}
