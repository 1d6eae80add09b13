import type { Failure } from './errors';
import { texts } from './texts';

/** What a failure does beside ending the loading state of whoever asked. */
export type Reaction =
  /** Goes to /login, unless it is there. */
  | { readonly does: 'goToLogin' }
  /** Says so in an alert, once. */
  | { readonly does: 'alert'; readonly text: string }
  /** Shows nothing, and stands in the Activity panel. */
  | { readonly does: 'log' }
  /** The caller shows it; a caller that shows nothing has it logged. */
  | { readonly does: 'reject' }
  | { readonly does: 'nothing' };

/** The error policy of the whole application: the specification's error catalogue as a table. */
const errorPolicy: Readonly<Record<Failure['kind'], Reaction>> = {
  /* 401, 419 */ signedOut: { does: 'goToLogin' },
  /* 409      */ conflict: { does: 'reject' },
  /* 422      */ invalid: { does: 'reject' },
  /* 429      */ tooManyRequests: { does: 'alert', text: texts.tooManyRequests },
  /* 500      */ serverError: { does: 'alert', text: texts.serverError },
  /* 503      */ unavailable: { does: 'log' },
  /* 404, 405 */ notFound: { does: 'log' },
  /* others   */ otherStatus: { does: 'log' },
  /* 2xx      */ unexpectedResponse: { does: 'log' },
  /* none     */ noResponse: { does: 'log' },
  /* ours     */ aborted: { does: 'nothing' },
};

export function reactionTo(failure: Failure): Reaction {
  return errorPolicy[failure.kind];
}
