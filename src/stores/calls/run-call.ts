import { Failure } from '../../api/http/errors';
import { expireSession } from '../session/session';
import { addActivity } from './activity';
import { describeFailure, referenceOf } from './describe-failure';
import { showAlert } from './notices';
import { texts } from './texts';

/** What a request is for. */
export interface Operation {
  /** Its name in the Activity panel. */
  readonly what: string;
  /** Only if the operation is safe to repeat. */
  readonly retry?: () => void;
  /** Which failures are shown: all by default, only the policy's alerts, or none. The rest is logged. */
  readonly shows?: 'alerts' | 'nothing';
}

/** What happens after a failure, besides ending the caller's loading state. */
type Reaction =
  /** Goes to /login, unless it is already open. */
  | 'goToLogin'
  | { readonly alert: string }
  /** Adds an entry to the Activity panel. */
  | 'log'
  /** The caller shows it: `messageFor`. */
  | 'show'
  | 'logAndShow'
  | 'nothing';

/**
 * The error catalogue of the specification: the one place that says which failures redirect, alert, are logged or are left
 * to the caller. Callers that differ say why.
 */
const errorPolicy: Readonly<Record<Failure['kind'], Reaction>> = {
  /* 401, 419 */ signedOut: 'goToLogin',
  /* 403      */ forbidden: 'logAndShow',
  /* 409      */ conflict: 'show',
  /* 422      */ invalid: 'show',
  /* 429      */ tooManyRequests: { alert: texts.tooManyRequests },
  /* 500      */ serverError: { alert: texts.serverError },
  /* 503      */ unavailable: 'log',
  /* 404, 405 */ notFound: 'logAndShow',
  /* others   */ otherStatus: 'logAndShow',
  /* 2xx      */ unexpectedResponse: 'logAndShow',
  /* none     */ noResponse: 'logAndShow',
  /* ours     */ aborted: 'nothing',
};

export type Settled<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** Applies the error policy to a request. Callers only end their loading state and mark invalid fields. */
export async function runCall<Value>(
  operation: Operation,
  call: () => Promise<Value>,
): Promise<Settled<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    react(operation, error);
    return { ok: false, failure: error };
  }
}

/** The message that a caller shows for a failure, if the error policy leaves that to it. */
export function messageFor(failure: Failure): string | undefined {
  const reaction = errorPolicy[failure.kind];
  return reaction === 'show' || reaction === 'logAndShow' ? describeFailure(failure) : undefined;
}

/** The response; `undefined` if the request failed. An alert says so, unless the error policy has shown or logged it. */
export async function runOrAlert<Value>(
  what: string,
  call: () => Promise<Value>,
): Promise<Value | undefined> {
  return valueOrAlert(await runCall({ what }, call));
}

export function valueOrAlert<Value>(settled: Settled<Value>): Value | undefined {
  if (settled.ok) return settled.value;
  const message = messageFor(settled.failure);
  if (message) showAlert(message);
  return undefined;
}

/** The response; `undefined` if the request failed. The caller shows no message: the policy's `show` is logged. */
export async function responseOf<Value>(
  what: string,
  call: () => Promise<Value>,
  shows: Operation['shows'] = 'alerts',
): Promise<Value | undefined> {
  const settled = await runCall({ what, shows }, call);
  return settled.ok ? settled.value : undefined;
}

function react({ what, retry, shows }: Operation, failure: Failure): void {
  const reaction = errorPolicy[failure.kind];
  const log = () =>
    addActivity({ what, cause: describeFailure(failure), kind: failure.kind, retry });
  switch (reaction) {
    case 'nothing':
      break;
    case 'goToLogin':
      expireSession();
      break;
    case 'show':
      // With `shows`, the caller shows no message itself.
      if (shows) log();
      break;
    case 'log':
    case 'logAndShow':
      log();
      break;
    default:
      if (shows === 'nothing') log();
      else showAlert(reaction.alert, failure.kind, referenceOf(failure));
  }
}
