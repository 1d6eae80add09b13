import { createStore } from 'zustand/vanilla';
import * as api from '../../api/auth';
import { inFlight } from '../../api/http/in-flight';
import { describeFailure } from '../calls/describe-failure';
import { showAlert } from '../calls/notices';
import { runCall } from '../calls/run-call';
import { goToLogin } from '../session/router';
import { endSession } from '../session/session';
import { type CredentialsOutcome, credentialsOutcome, UNAUTHORIZED } from './credentials-outcome';
import { loadUser } from './load-user';
import { texts } from './texts';

/** The first step, after which the server has sent a one-time password. */
export async function signIn(username: string, password: string): Promise<CredentialsOutcome> {
  inFlight.abort();
  const settled = await runCall({ what: texts.signIn }, async () => {
    await api.fetchCsrfCookie();
    return api.login(username, password);
  });
  if (!settled.ok) return credentialsOutcome(settled.failure);
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

function setResendTime(seconds: number | undefined): void {
  otpStore.setState({ resendAt: seconds === undefined ? undefined : Date.now() + seconds * 1000 });
}

/** Whether a one-time password was sent in this session. Failures count as no. */
export async function askOtpSent(): Promise<boolean> {
  const settled = await runCall({ what: texts.askOtp }, api.otpSent);
  setResendTime(settled.ok ? settled.value.resendAfter : undefined);
  if (!settled.ok) {
    // The sign-in has no Activity panel. Other failures are as in the specification.
    if (settled.failure.kind === 'noResponse') showAlert(describeFailure(settled.failure));
    return false;
  }
  const { isSent, isPrinted, length } = settled.value;
  otpStore.setState({ isPrinted, length });
  return isSent;
}

/** Asks for another one-time password, which makes earlier ones invalid. */
export async function resendOtp(): Promise<CredentialsOutcome> {
  const settled = await runCall({ what: texts.resendOtp }, api.resendOtp);
  if (!settled.ok) return credentialsOutcome(settled.failure);
  setResendTime(settled.value);
  return { kind: 'done' };
}

/** The second step, after which the user is signed in. */
export async function verifyOtp(otp: string): Promise<CredentialsOutcome> {
  inFlight.abort();
  const settled = await runCall({ what: texts.verifyOtp }, () => api.verifyOtp(otp));
  if (settled.ok) return settled.value ? enter() : UNAUTHORIZED;
  // The one-time password may have been accepted and only the response lost: if so, there is a user.
  if (settled.failure.kind === 'noResponse' && (await loadUser()).kind === 'user')
    return { kind: 'done' };
  return credentialsOutcome(settled.failure);
}

/** If the user can't be loaded now, the next screen tries again. */
async function enter(): Promise<CredentialsOutcome> {
  const result = await loadUser();
  if (result.kind !== 'none') return { kind: 'done' };
  if (!result.isRejected) return UNAUTHORIZED;
  goToLogin();
  return { kind: 'failed', message: undefined };
}
