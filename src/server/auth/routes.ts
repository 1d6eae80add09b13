import type { FastifyReply } from 'fastify';
import { wholeScreens } from '../../entities/hand-written';
import { credentials, otpBody, otpSent, user } from '../../entities/wire/auth';
import {
  LISTS,
  OFFERS,
  type Offer,
  OTP_LENGTH,
  OTP_PRINTED,
  OTP_RESEND_AFTER,
} from '../../entities/wire/headers';
import type { AuditEntry } from '../audit/audit-log';
import { HttpError } from '../http/errors';
import { addressOf, networkOf } from '../http/request-limit';
import type { Scope } from '../http/schemas';
import type { Configs } from '../live-configs/live-configs';
import type { AuthParts } from './auth-parts';
import { OTP_DIGITS } from './otp';
import { OtpDeliveryError } from './otp-delivery';
import { rightsOf } from './rights';
import { signOutBrowser } from './session-cookies';
import { newSessionId, type RecordChange, type Session, shortHash } from './sessions';
import { createSignIn } from './sign-in';
import { authTexts as texts } from './texts';

const bodyLimit = 16 * 1024;

/** The endpoints for signing in and out. `lists` returns a text that differs after every change to any list. */
export function authRoutes(
  scope: Scope,
  parts: AuthParts,
  configs: Pick<Configs, 'current' | 'roles'>,
  lists: () => Promise<string>,
): void {
  const { accounts, sessions, cookies, csrf, devices } = parts;
  const signIn = createSignIn(parts);
  const setSession = (reply: FastifyReply, id: string) => cookies.set(reply, id, csrf.tokenFor(id));

  async function sayResendWait(session: Session, reply: FastifyReply): Promise<void> {
    const ms = await signIn.resendWait(session);
    reply.header(OTP_RESEND_AFTER, String(Math.ceil(ms / 1000)));
  }

  scope.get('/sanctum/csrf-cookie', async (request, reply) => {
    // Only the id of a live session is kept, so that no one can plant one in advance.
    const id = request.session ? cookies.idOf(request) : undefined;
    setSession(reply, id ?? newSessionId());
    return reply.code(204).send();
  });

  const signingIn = { body: credentials, response: { 200: otpSent } };
  scope.post('/login', { bodyLimit, schema: signingIn }, async (request, reply) => {
    const sent = request.body;
    const device = devices.find(request, sent.username);
    const visitor = { address: addressOf(request), network: networkOf(request), device };
    const { sessionId, account } = await signIn
      .withPassword(sent, visitor, request.log)
      .catch(async (error: unknown) => {
        // Only the name of an existing account, because what was typed may be a password.
        const account = await accounts.find(sent.username).catch(() => undefined);
        await request.audit(failedSignIn(error, account));
        throw error;
      });
    await request.audit({ kind: 'otp-sent', account, subject: account.username });
    if (request.session) await sessions.end(request.session.hash, async () => {});
    setSession(reply, sessionId);
    return { otpSent: true };
  });

  scope.post('/otpSent', async (request, reply) => {
    if (request.session?.state !== 'password') return false;
    await sayResendWait(request.session, reply);
    reply.header(OTP_LENGTH, String(OTP_DIGITS));
    if (await signIn.printsOtp(request.session)) reply.header(OTP_PRINTED, 'true');
    return await signIn.waitsForOtp(request.session);
  });

  scope.post('/verifyOTP', { bodyLimit, schema: { body: otpBody } }, async (request, reply) => {
    const { otp } = request.body;
    if (!request.session) throw new HttpError(401, texts.unauthenticated);
    const { account } = request.session;
    const device = devices.find(request, account.username);
    const record =
      (hash: string): RecordChange =>
      (transaction) =>
        request.auditIn(transaction, {
          kind: 'sign-in',
          account,
          details: { session: shortHash(hash) },
        });
    const id = await signIn
      .withOtp(request.session, otp, device, record)
      .catch(async (error: unknown) => {
        await request.audit(failedSignIn(error, account));
        throw error;
      });
    setSession(reply, id);
    devices.remember(request, reply, account.username);
    return { verified: true };
  });

  scope.post('/resendOTP', { schema: { response: { 200: otpSent } } }, async (request, reply) => {
    if (request.session?.state !== 'password') throw new HttpError(401, texts.unauthenticated);
    const { account } = request.session;
    const subject = account.username;
    const device = devices.find(request, subject);
    await signIn.resend(request.session, device, request.log).catch(async (error: unknown) => {
      await request.audit({ ...failedSignIn(error, account), kind: 'otp-failed' });
      throw error;
    });
    await request.audit({ kind: 'otp-sent', account, subject, details: { again: true } });
    await sayResendWait(request.session, reply);
    return { otpSent: true };
  });

  scope.get('/api/user', { schema: { response: { 200: user } } }, async (request, reply) => {
    const account = request.account;
    // What the browser application may use beyond the contract.
    const whole = wholeScreens.filter((screen) => request.may(screen, 'read'));
    const isDemo = parts.settings.mode === 'demo' && whole.includes('studio');
    const offers: Offer[] = ['account', 'history', 'uploads', 'views', ...whole];
    if (isDemo) offers.push('demo');
    reply.header(OFFERS, offers.join(', '));
    reply.header(LISTS, await lists());
    return { ...account, rights: rightsOf(request, configs) };
  });

  scope.post('/logout', async (request, reply) => {
    const { session } = request;
    if (session)
      await sessions.end(session.hash, (transaction) =>
        request.auditIn(transaction, { kind: 'sign-out', account: session.account }),
      );
    signOutBrowser(reply, cookies);
    return reply.code(204).send();
  });
}

function failedSignIn(
  error: unknown,
  account: { readonly id: number; readonly username: string } | undefined,
): AuditEntry {
  return {
    kind: error instanceof OtpDeliveryError ? 'otp-failed' : 'sign-in-failed',
    account: account ?? null,
    subject: account?.username,
    details: { reason: error instanceof HttpError ? error.message : 'server error' },
  };
}
