import { createStore } from 'zustand/vanilla';
import * as api from '../../api/auth';
import type { Failure } from '../../api/http/errors';
import { inFlight } from '../../api/http/in-flight';
import { describeFailure, firstMessages } from '../calls/describe-failure';
import { messageFor, runCall } from '../calls/run-call';
import { goToLogin } from '../session/router';
import { endSession } from '../session/session';
import { loadUser } from './load-user';
import { texts } from './texts';

export type SignInOutcome =
  | { readonly kind: 'done' }
  /** The first message of each field. Those without a field, such as `Unauthorized`, have an empty name. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** `message` is for the form; there is none if an alert has said it, or the form is gone. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

const UNAUTHORIZED: SignInOutcome = { kind: 'invalid', errors: { '': texts.unauthorized } };

/** The first step, after which the server has sent a one-time password. */
export async function signIn(username: string, password: string): Promise<SignInOutcome> {
  inFlight.abort();
  const settled = await runCall({ what: texts.signIn }, async () => {
    await api.fetchCsrfCookie();
    return api.login(username, password);
  });
  if (!settled.ok) return outcomeOf(settled.failure);
  if (!settled.value) return UNAUTHORIZED;
  endSession();
  return { kind: 'done' };
}

interface SentOtp {
  /** When another can be sent; undefined if the server doesn't offer that. */
  readonly resendAt?: number | undefined;
  /** Whether it is printed in the terminal, as in the demo. */
  readonly isPrinted: boolean;
  /** How many digits it has; 0 if the server doesn't say. */
  readonly length: number;
}

export const otpStore = createStore<SentOtp>(() => ({ isPrinted: false, length: 0 }));

function waitForResend(seconds: number | undefined): void {
  otpStore.setState({ resendAt: seconds === undefined ? undefined : Date.now() + seconds * 1000 });
}

/** Whether a one-time password was sent in this session. Failures count as no. */
export async function askOtpSent(): Promise<boolean> {
  const settled = await runCall({ what: texts.askOtp }, api.otpSent);
  waitForResend(settled.ok ? settled.value.resendAfter : undefined);
  if (!settled.ok) return false;
  const { isSent, isPrinted, length } = settled.value;
  otpStore.setState({ isPrinted, length });
  return isSent;
}

/** Asks for another one-time password, which makes earlier ones invalid. */
export async function resendOtp(): Promise<SignInOutcome> {
  const settled = await runCall({ what: texts.resendOtp }, api.resendOtp);
  if (!settled.ok) return outcomeOf(settled.failure);
  waitForResend(settled.value);
  return { kind: 'done' };
}

/** The second step, after which the user is signed in. */
export async function verifyOtp(otp: string): Promise<SignInOutcome> {
  inFlight.abort();
  const settled = await runCall({ what: texts.verifyOtp }, () => api.verifyOtp(otp));
  if (settled.ok) return settled.value ? enter() : UNAUTHORIZED;
  // The one-time password may have been accepted and only the response lost: if so, there is a user.
  if (settled.failure.kind === 'noResponse' && (await loadUser()).kind === 'user')
    return { kind: 'done' };
  return outcomeOf(settled.failure);
}

/** If the user can't be loaded now, the next screen tries again. */
async function enter(): Promise<SignInOutcome> {
  const result = await loadUser();
  if (result.kind !== 'none') return { kind: 'done' };
  if (!result.isRejected) return UNAUTHORIZED;
  goToLogin();
  return { kind: 'failed', message: undefined };
}

export function outcomeOf(failure: Failure): SignInOutcome {
  const errors = firstMessages(failure.errors);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (failure.kind === 'invalid' || failure.kind === 'signedOut') return UNAUTHORIZED;
  // The sign-in has no Activity panel to find this in.
  const message = failure.kind === 'unavailable' ? describeFailure(failure) : messageFor(failure);
  return { kind: 'failed', message };
}
