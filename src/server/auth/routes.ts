import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isRecord } from '../../common/is-record';
import { fieldErrors } from '../../entities/record-schema';
import { HttpError, invalid } from '../http/errors';
import { addressOf } from '../http/request-limit';
import type { Csrf } from './csrf';
import type { KnownDevices } from './known-devices';
import { signedInAccount } from './request-session';
import type { SessionCookies } from './session-cookies';
import { newSessionId, type Sessions } from './sessions';
import type { SignIn } from './sign-in';
import { authTexts as texts } from './texts';

export interface AuthRoutesParts {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly cookies: SessionCookies;
  readonly csrf: Csrf;
  readonly devices: KnownDevices;
}

const required = (error: string) => z.string({ error }).check(z.minLength(1, { error }));
const credentials = z.object({
  username: z.pipe(
    z.transform((input) => (typeof input === 'string' ? input.trim() : input)),
    required(texts.usernameRequired),
  ),
  password: required(texts.passwordRequired),
});
const otpBody = z.object({
  otp: z.pipe(
    z.transform((input) =>
      typeof input === 'string' || typeof input === 'number'
        ? String(input).replace(/\s/g, '')
        : input,
    ),
    required(texts.otpRequired),
  ),
});

const bodyLimit = 16 * 1024;

/** The endpoints for signing in and out. */
export function authRoutes(scope: FastifyInstance, parts: AuthRoutesParts): void {
  const { signIn, sessions, cookies, csrf, devices } = parts;
  const setSession = (reply: FastifyReply, id: string) => cookies.set(reply, id, csrf.tokenFor(id));

  scope.get('/sanctum/csrf-cookie', async (request, reply) => {
    // Only the id of a live session is kept, so that nobody can plant one in advance.
    const id = request.session ? cookies.idOf(request) : undefined;
    setSession(reply, id ?? newSessionId());
    return reply.code(204).send();
  });

  scope.post('/login', { bodyLimit }, async (request, reply) => {
    const sent = checked(credentials, request);
    const visitor = {
      address: addressOf(request),
      device: devices.find(request, sent.username),
    };
    const id = await signIn.withPassword(sent, visitor, request.log);
    if (request.session) await sessions.end(request.session.hash);
    setSession(reply, id);
    return { otpSent: true };
  });

  scope.post(
    '/otpSent',
    async (request) =>
      request.session?.state === 'password' && (await signIn.waitsForOtp(request.session)),
  );

  scope.post('/verifyOTP', { bodyLimit }, async (request, reply) => {
    const { otp } = checked(otpBody, request);
    if (!request.session) throw new HttpError(401, texts.unauthenticated);
    const { username } = request.session.account;
    const id = await signIn.withOtp(request.session, otp, devices.find(request, username));
    setSession(reply, id);
    devices.remember(request, reply, username);
    return { verified: true };
  });

  scope.get('/api/user', async (request) => signedInAccount(request));

  scope.post('/logout', async (request, reply) => {
    if (request.session) await sessions.end(request.session.hash);
    cookies.clear(reply);
    return reply.code(204).send();
  });
}

function checked<Output>(schema: z.ZodMiniType<Output>, request: FastifyRequest): Output {
  const result = schema.safeParse(isRecord(request.body) ? request.body : {});
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}
