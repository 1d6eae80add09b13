import {
  type Answer,
  expectsJson,
  inputOf,
  invalid,
  json,
  plain,
  type ReceivedRequest,
} from './responses';
import type { Session, SessionStore } from './sessions';
import { required } from './validation';

/** The one account. */
export const ACCOUNT = { username: 'meera', password: 'wall paper 7' };
/** The one-time password, which an SMS would bring. */
export const OTP = '482913';

const USER = {
  id: '7',
  username: ACCOUNT.username,
  email: 'meera@example.com',
  email_verified_at: null,
  created_at: '2024-02-01T04:30:00.000000Z',
  updated_at: '2026-11-20T10:30:00.000000Z',
};

export type Handler = (request: ReceivedRequest, session: Session, store: SessionStore) => Answer;

/** The handlers of signing in and out, by method and path. */
export const signInCalls: Readonly<Record<string, Handler>> = {
  'GET /sanctum/csrf-cookie': () => ({ status: 204 }),

  'POST /login'(request, session, store) {
    const input = inputOf(request);
    const errors = required(input, ['username', 'password']);
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (input.username !== ACCOUNT.username || input.password !== ACCOUNT.password) {
      return invalid({ username: ['These credentials do not match our records.'] });
    }
    session.data.otp = OTP;
    session.data.userId = undefined;
    store.regenerate(session);
    return json(200, { otp_sent: true });
  },

  'POST /otpSent': (_request, session) => json(200, session.data.otp !== undefined),

  'POST /verifyOTP'(request, session, store) {
    const input = inputOf(request);
    const errors = required(input, ['otp']);
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (session.data.otp === undefined || String(input.otp) !== session.data.otp) {
      return invalid({ otp: ['The otp is invalid.'] });
    }
    session.data.otp = undefined;
    session.data.userId = Number(USER.id);
    store.regenerate(session);
    return plain('1');
  },

  'GET /api/user': (request, session) =>
    session.data.userId === undefined ? unauthenticated(request) : json(200, USER),

  'POST /logout'(_request, session, store) {
    store.invalidate(session);
    return { status: 204 };
  },
};

/** Starts a session that is already signed in; returns its cookies by name. */
export function startSession(store: SessionStore): Readonly<Record<string, string>> {
  return store.start(Number(USER.id));
}

/** The response to a guest if an account is needed. */
export function unauthenticated(request: ReceivedRequest): Answer {
  if (expectsJson(request)) return json(401, { message: 'Unauthenticated.' });
  return { status: 302, headers: { Location: '/login' } };
}
