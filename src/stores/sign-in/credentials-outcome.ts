import type { Failure } from '../../api/http/errors';
import { describeFailure, firstMessages } from '../calls/describe-failure';
import { messageFor } from '../calls/run-call';
import { texts } from './texts';

/** The result of sending a password or a one-time password, to sign in or to change the password. */
export type CredentialsOutcome =
  | { readonly kind: 'done' }
  /** The first message of each field. Those without a field, such as `Unauthorized`, have an empty name. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** `message` is for the form; there is none if an alert has shown it, or the form is gone. */
  | { readonly kind: 'failed'; readonly message: string | undefined };

export const UNAUTHORIZED: CredentialsOutcome = {
  kind: 'invalid',
  errors: { '': texts.unauthorized },
};

export function credentialsOutcome(failure: Failure): CredentialsOutcome {
  const errors = firstMessages(failure.errors);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  if (failure.kind === 'invalid' || failure.kind === 'signedOut') return UNAUTHORIZED;
  // The sign-in has no Activity panel that could show this.
  const message = failure.kind === 'unavailable' ? describeFailure(failure) : messageFor(failure);
  return { kind: 'failed', message };
}
