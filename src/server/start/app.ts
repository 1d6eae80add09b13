import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Accounts } from '../auth/accounts';
import { csrfWith } from '../auth/csrf';
import { oneTimePasswords } from '../auth/otp';
import type { DeliverOtp } from '../auth/otp-delivery';
import type { Passwords } from '../auth/passwords';
import { demandSignedIn, readSessions } from '../auth/request-session';
import { authRoutes } from '../auth/routes';
import { sessionCookies } from '../auth/session-cookies';
import { Sessions } from '../auth/sessions';
import { SignIn } from '../auth/sign-in';
import type { Database } from '../database/tables';
import { limitCalls } from '../http/call-limit';
import type { Clock } from '../http/clock';
import { drainOnClose } from '../http/drain';
import { answerError } from '../http/error-handler';
import { HttpError } from '../http/errors';
import { healthRoutes } from '../http/health';
import { demandLoopbackHost } from '../http/host-guard';
import { readJson } from '../http/json-body';
import { type LogTo, loggerOptions } from '../http/logger';
import { securityHeaders } from '../http/security-headers';
import { httpTexts as texts } from '../http/texts';
import type { Configs } from '../live-configs/live-configs';
import { servePages } from '../pages/pages';
import type { Limits } from '../settings/limits';
import type { Settings } from '../settings/settings';

/** Everything that the app is made of; tests bring their own clock, limits and delivery. */
export interface AppParts {
  readonly settings: Pick<Settings, 'mode' | 'origin' | 'trustedProxies'>;
  readonly secret: string;
  readonly database: Kysely<Database>;
  readonly configs: Configs;
  /** The folder of the built pages. */
  readonly pagesFolder: string;
  readonly passwords: Passwords;
  readonly deliverOtp: DeliverOtp;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: LogTo;
  /** Routes that answer only who is signed in. */
  readonly routes: readonly FastifyPluginAsync[];
  /** Routes that answer everybody. */
  readonly openRoutes?: readonly FastifyPluginAsync[];
}

const bodyLimit = 1024 * 1024;
const requestTimeout = 120_000;

/** The whole server but for its port. Close it to end it. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, clock } = parts;
  const app = fastify({
    logger: loggerOptions(parts.log),
    genReqId: () => crypto.randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    bodyLimit,
    requestTimeout,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  readJson(app);
  drainOnClose(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(helmet, securityHeaders(settings.mode));
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(cookie);
  if (settings.mode === 'demo') app.addHook('onRequest', demandLoopbackHost);

  const cookies = sessionCookies(settings.mode === 'production');
  const csrf = csrfWith(parts.secret, settings.origin);
  app.addHook('onRequest', async (request) => csrf.demandToken(request, cookies.idOf(request)));

  healthRoutes(app, () => sql`select 1`.execute(database));
  for (const routes of parts.openRoutes ?? []) await app.register(routes);

  const sessions = new Sessions(database, clock);
  const signIn = new SignIn({
    accounts: new Accounts(database, clock),
    sessions,
    passwords: parts.passwords,
    otps: oneTimePasswords(parts.secret),
    deliverOtp: parts.deliverOtp,
    limits: parts.limits,
    clock,
  });
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    readSessions(calls, sessions, cookies);
    await limitCalls(calls, parts.limits.calls);
    authRoutes(calls, { signIn, sessions, cookies, csrf });
    await calls.register(async (signedIn) => {
      signedIn.addHook('onRequest', demandSignedIn);
      for (const routes of parts.routes) await signedIn.register(routes);
      // Calls are POST; here for a 401 before the 404.
      signedIn.route({
        method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
        url: '/api/*',
        handler: async () => {
          throw new HttpError(404, texts.notFound);
        },
      });
    });
  });
  await servePages(app, parts.pagesFolder, parts.configs);
  return app;
}
