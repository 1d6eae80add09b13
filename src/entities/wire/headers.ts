import type { wholeScreens } from '../hand-written';

// The headers of our own server and its pages, as Node names them: in lower case.

/** In background requests: our own server does not count them as use of the session. */
export const BACKGROUND = 'background';

/** In requests that send a row: the version of the configs on the page. */
export const CONFIGS_VERSION = 'configs-version';

/** With a list: its version. */
export const LIST_VERSION = 'list-version';

/** With the changes to a list: since which version. */
export const LIST_SINCE = 'list-since';

/** With the signed-in user: the version of all lists. */
export const LISTS = 'lists';

/** With the signed-in user: what the server offers beyond the contract, each an `Offer`. */
export const OFFERS = 'offers';
export type Offer =
  | 'account'
  | 'history'
  | 'uploads'
  | 'views'
  | 'demo'
  | (typeof wholeScreens)[number];

/** While a one-time password is awaited: how many digits it has. */
export const OTP_LENGTH = 'otp-length';

/** While a one-time password is awaited: present if it was printed to the terminal. */
export const OTP_PRINTED = 'otp-printed';

/** While a one-time password is awaited: in how many seconds another may be sent. */
export const OTP_RESEND_AFTER = 'otp-resend-after';
