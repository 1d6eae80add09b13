import { tmpdir } from 'node:os';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { Roles } from '../../entities/roles/roles';
import { type AppParts, addRoutes, createApp } from '../app/app';
import { type AuditLog, createAuditLog } from '../audit/audit-log';
import { type Accounts, createAccounts } from '../auth/accounts';
import type { OtpMessage } from '../auth/otp-delivery';
import { createPasswords } from '../auth/passwords';
import { createSessions, type Sessions } from '../auth/sessions';
import type { Database } from '../database/tables';
import { entityRoutes } from '../entity-routes/routes';
import type { Configs } from '../live-configs/live-configs';
import { demoLimits, type Limits } from '../settings/rate-limits';
import type { Settings } from '../settings/settings';
import { entityStore } from '../tables/entity-store';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import { TestClient } from './test-client';
import { openTestDatabase } from './test-database';

/** The account that exists from the start. */
export const asha = { username: 'Asha', password: 'mango-tree-42', contact: 'asha@example.com' };

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Kysely<Database>;
  readonly accounts: Accounts;
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly clock: TestClock;
  /** All one-time passwords sent, newest last. */
  readonly sent: readonly OtpMessage[];
  /** All log lines, as JSON. */
  readonly logLines: readonly string[];
  /** A browser without cookies. */
  visitor(): TestClient;
  /** A browser that has sent the password, and its one-time password. */
  waiting(): Promise<{ readonly client: TestClient; readonly otp: string }>;
  /** A browser signed in as `asha`, or as another account with the same password. */
  signedIn(username?: string): Promise<TestClient>;
  /** Runs something while nothing can be written to the audit log. */
  withoutAudit<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Forgets sessions, counts, mail and log lines, so that tests can share a server. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A clock that moves only when advanced. */
class TestClock {
  #now = Date.parse('2026-11-20T10:00:00.000Z');
  readonly now = (): number => this.#now;
  advance(ms: number): void {
    this.#now += ms;
  }
}

type TestSettings = AppParts['settings'] & Pick<Settings, 'trustedProxies'>;

/** What tests may replace. */
type TestServerOptions = Partial<
  Pick<AppParts, 'routes' | 'publicRoutes' | 'deliverOtp' | 'pagesFolder'>
> & {
  /** The entities, with their tables and endpoints. */
  readonly configs?: readonly EntityConfig[];
  /** The entity files in use, instead of `configs`. */
  readonly live?: Configs;
  /** Who may do what; tests may change this while the server runs. */
  readonly roles?: () => Roles | undefined;
  /** What is wrong with the entity files. */
  readonly report?: string;
  /** A database to keep after the server closes; a new one by default. */
  readonly database?: Kysely<Database>;
  readonly settings?: Partial<TestSettings>;
  readonly limits?: Partial<Limits>;
};

const secret = 'a secret that is only good for tests';

/** Hashes cheaply, to save time. */
export const quickPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1 });

/** The real app with a test database, clock and mailbox. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database, close } = options.database
    ? { database: options.database, close: async () => {} }
    : await openTestDatabase();
  const clock = new TestClock();
  const passwords = quickPasswords();
  const logLines: string[] = [];
  const sessions = createSessions(database, clock.now, (error) => logLines.push(String(error)));
  const accounts = createAccounts(database, clock.now);
  const sent: OtpMessage[] = [];
  const configs = options.configs ?? [];
  const settings: TestSettings = {
    mode: 'demo',
    origin: undefined,
    mailUrl: undefined,
    smsWebhook: undefined,
    trustedProxies: [],
    dataFolder: tmpdir(),
    ...options.settings,
  };
  const pagesFolder = options.pagesFolder ?? 'no pages';
  const app = await createApp(settings, pagesFolder, {
    level: 'debug',
    stream: { write: (line) => logLines.push(line) },
  });
  const audit = createAuditLog(database, clock.now, (entry, err) => app.log.error({ err, entry }));
  const store = entityStore(database, secret);
  await migrateEntityTables(store, configs);
  await addRoutes(app, {
    settings,
    secret,
    database,
    audit,
    sessions,
    configs: options.live ?? {
      current: () => configs,
      roles: () => options.roles?.(),
      report: () => options.report,
      refresh: async () => {},
      refreshWritten: async () => {},
    },
    pagesFolder,
    passwords,
    deliverOtp: options.deliverOtp ?? (async (message) => void sent.push(message)),
    limits: { ...demoLimits, ...options.limits },
    clock: clock.now,
    routes: [...(options.routes ?? []), entityRoutes({ store, configs: () => configs })],
    publicRoutes: options.publicRoutes ?? [],
  });
  const { password, contact } = asha;
  if (!(await accounts.find(asha.username))) {
    await accounts.add({
      username: asha.username,
      contact,
      passwordHash: await passwords.hash(password),
    });
  }

  const visitor = () => new TestClient(app);
  const waiting = async (username = asha.username) => {
    const client = visitor();
    await expectStatus(client.get('/sanctum/csrf-cookie'), 204);
    await expectStatus(client.post('/login', { username, password }), 200);
    return { client, otp: sent.at(-1)?.code ?? '' };
  };
  return {
    app,
    database,
    accounts,
    audit,
    sessions,
    clock,
    sent,
    logLines,
    visitor,
    waiting: () => waiting(),
    async signedIn(username) {
      const { client, otp } = await waiting(username);
      await expectStatus(client.post('/verifyOTP', { otp }), 200);
      return client;
    },
    async withoutAudit(run) {
      const rename = (from: string, to: string) =>
        database.schema.alterTable(from).renameTo(to).execute();
      await rename('audit', 'audit_away');
      return await run().finally(() => rename('audit_away', 'audit'));
    },
    async reset() {
      await database.deleteFrom('session').execute();
      await database.deleteFrom('limit_count').execute();
      sent.length = 0;
      logLines.length = 0;
    },
    async close() {
      await app.close();
      await sessions.settled();
      await close();
    },
  };
}

async function expectStatus(
  answer: Promise<LightMyRequestResponse>,
  status: number,
): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode !== status) throw new Error(`Answered ${statusCode}: ${body}`);
}
