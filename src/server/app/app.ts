import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { MEGABYTE } from '../../common/quantities';
import { auditRoutes } from '../audit/routes';
import { accountsRoutes } from '../auth/accounts-routes';
import { auditDownloads, auditRequests } from '../auth/audit-requests';
import { type AuthDependencies, authParts } from '../auth/auth-parts';
import { ownAccountRoutes } from '../auth/own-account-routes';
import { readSessions, requireSignIn } from '../auth/request-session';
import { decideRights, enforceRights } from '../auth/rights';
import { authRoutes } from '../auth/routes';
import { compressResponses } from '../http/compress-responses';
import { drainOnClose } from '../http/drain';
import { sendErrorResponse } from '../http/error-handler';
import { HttpError } from '../http/errors';
import { type LogTo, loggerOptions, requestLogger } from '../http/logger';
import { forSignedIn } from '../http/needs';
import { createReadiness } from '../http/readiness';
import { limitRequests } from '../http/request-limit';
import { parseBySchemas, type Routes } from '../http/schemas';
import { requireLoopbackHost, requireOneHost, securityHeaders } from '../http/security-headers';
import { httpTexts as texts } from '../http/texts';
import type { Configs } from '../live-configs/live-configs';
import { inlineScripts } from '../pages/index-page';
import { readPage, servePages } from '../pages/pages';
import type { Settings } from '../settings/settings';
import { revisionOfAll } from '../tables/list-revision';
import { currentVersionsRoute } from './current-versions';

export interface AppParts extends AuthDependencies {
  readonly settings: AuthDependencies['settings'] & Pick<Settings, 'dataFolder'>;
  readonly configs: Configs;
  readonly pagesFolder: string;
  /** Routes that require a sign-in. */
  readonly routes: readonly Routes[];
  readonly publicRoutes: readonly Routes[];
}

/** When idle or slow connections are closed. `docs/limits.md` also lists these limits. */
const socketLimits = {
  /** Without a byte in either direction, e.g. because a client has stopped reading. */
  connectionTimeout: 120_000,
  /** From a request's first byte to its last. */
  requestTimeout: 120_000,
  /** Between two requests. */
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
};

/** Creates a server with what all requests share, but no routes. The caller must close it. */
export async function createApp(
  settings: Pick<Settings, 'mode' | 'trustedProxies'>,
  pagesFolder: string,
  log: LogTo,
): Promise<FastifyInstance> {
  const start = crypto.randomUUID().slice(0, 8);
  let requests = 0;
  const page = await readPage(pagesFolder);
  const addSecurityHeaders = securityHeaders(settings.mode, inlineScripts(page ?? ''));
  const app = fastify({
    logger: loggerOptions(log),
    childLoggerFactory: requestLogger,
    // Short enough to read out to someone who searches the log.
    genReqId() {
      requests += 1;
      return `${start}-${requests}`;
    },
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    bodyLimit: MEGABYTE,
    // The name of an uploaded file has 80 letters, which are up to two UTF-16 code units each, and an ending.
    routerOptions: { maxParamLength: 170 },
    ...socketLimits,
    forceCloseConnections: 'idle',
    // `drainOnClose` answers requests that arrive while the server closes.
    return503OnClosing: false,
    // Hooks don't run for addresses that can't be read.
    frameworkErrors(error, request, reply) {
      addSecurityHeaders(request, reply);
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/404');
      return sendErrorResponse(error, request, reply);
    },
    // Fastify’s compilers of JSON schemas take time and memory to load; routes have zod schemas.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
  });
  app.setErrorHandler(sendErrorResponse);
  parseBySchemas(app);
  acceptOnlyJson(app);
  drainOnClose(app);
  app.addHook('onSend', (request, reply, _payload, done) => {
    // A client that gets a 304 already has these headers.
    if (reply.statusCode !== 304) {
      // The first rows wait for every byte of the application’s files.
      if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
      addSecurityHeaders(request, reply);
    }
    done();
  });
  compressResponses(app);
  // A callback, not a promise: every request runs this hook, and it waits for nothing.
  app.addHook('onRequest', (request, _reply, done) => {
    requireOneHost(request);
    if (settings.mode === 'demo') requireLoopbackHost(request);
    done();
  });
  await app.register(cookie, { hook: false });
  return app;
}

/** Adds all routes: the public ones, the API (most of it for signed-in users) and the pages. */
export async function addRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { database, limits, clock, configs, pagesFolder } = parts;
  const auth = authParts(parts);
  const lists = revisionOfAll(database);
  app.addHook('onRequest', (request, _reply, done) => {
    auth.csrf.requireToken(request, auth.cookies.idOf(request));
    done();
  });
  healthRoutes(app, parts);
  await app.register(async (open) => {
    limitRequests(open, limits.pages, clock);
    for (const routes of parts.publicRoutes) await open.register(routes);
  });

  await app.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    readSessions(api, auth);
    auditRequests(api, auth.audit);
    limitRequests(api, limits.requests, clock);
    decideRights(api, parts.configs.roles);
    authRoutes(api, auth, parts.configs, lists);
    await api.register(async (signedIn) => {
      requireSignIn(signedIn);
      enforceRights(signedIn, parts.configs.roles);
      auditDownloads(signedIn);
      ownAccountRoutes(signedIn, auth);
      accountsRoutes(signedIn, auth, configs);
      auditRoutes(signedIn, auth);
      currentVersionsRoute(signedIn, configs, lists);
      for (const routes of parts.routes) await signedIn.register(routes);
      // An entity’s endpoints are POST; other methods also get a 401 before the 404.
      signedIn.route({
        method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
        url: '/api/*',
        ...forSignedIn,
        handler: async () => {
          throw new HttpError(404, texts.notFound);
        },
      });
    });
  });
  await app.register(async (pages) => {
    limitRequests(pages, limits.pages, clock);
    await servePages(pages, pagesFolder, configs);
  });
}

/** What a process manager or load balancer asks for. */
function healthRoutes(app: FastifyInstance, { database, settings }: AppParts): void {
  app.get('/livez', async () => ({ status: 'alive' }));
  const requireReadiness = createReadiness(database, settings.dataFolder, app.log);
  app.get('/readyz', async (request) => {
    const { isDiskFull } = await requireReadiness();
    if (!isDiskFull) return { status: 'ready' };
    request.log.error(texts.diskFull);
    return { status: 'ready', disk: 'full' };
  });
}

const noCompiler = () => () => {
  throw new Error('Routes have no JSON schemas.');
};

/** Accepts only JSON bodies. An empty one counts as none: some clients send the content type without a body. */
function acceptOnlyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, String(body), done);
  });
}
