import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { addRoutes, createApp } from '../server/app/app';
import { createAccounts } from '../server/auth/accounts';
import { otpDelivery } from '../server/auth/otp-delivery';
import { backUpWhileOpen } from '../server/backup/scheduled-backups';
import { allowSlow } from '../server/database/allow-slow';
import { runAlone } from '../server/database/run-alone';
import { removeEndedCounts } from '../server/http/counts';
import { demoSecretFile } from '../server/secrets/secret';
import { demoLimits, productionLimits } from '../server/settings/rate-limits';
import type { Settings } from '../server/settings/settings';
import { StartError } from '../server/settings/start-error';
import { startTexts as texts } from '../server/settings/texts';
import { migrateHandWrittenTables } from '../server/tables/migrate-entity-tables';
import { day, hour, minute, second } from '../server/time/clock';
import { repeat } from '../server/time/repeat';
import { moveFolder } from '../server/uploads/move-folder';
import { sweepUploads } from '../server/uploads/upload-list';
import { listen } from './listen';
import { openParts, type Parts } from './open-parts';
import { publicRoutes, signedInRoutes } from './routes';

/** An edit takes effect after two polls. */
const POLL_EVERY = second / 2;
const CLEAN_EVERY = 10 * minute;
const PURGE_EVERY = day;
const SWEEP_EVERY = 6 * hour;

/**
 * Starts the server that the settings describe. `onListen` is called as soon as requests may reach it, and `print` with
 * one-time passwords that are delivered in no other way. Returns lines that tell people and scripts that the server is
 * ready.
 */
export async function startServer(
  settings: Settings,
  pagesFolder: string,
  print: (line: string) => void,
  onListen: (app: FastifyInstance) => void,
): Promise<readonly string[]> {
  const isDemo = settings.mode === 'demo';
  if (!isDemo && existsSync(demoSecretFile(settings.dataFolder)))
    throw new StartError(texts.demoData(settings.dataFolder));

  const log = { level: isDemo ? 'warn' : 'info', stream: process.stderr } as const;
  const app = await createApp(settings, pagesFolder, log);
  const parts = await openParts(app, settings);
  const { database, clock, passwords, demo } = parts;
  await addRoutes(app, {
    ...parts,
    pagesFolder,
    deliverOtp: otpDelivery(settings, print),
    limits: isDemo ? demoLimits : productionLimits,
    routes: signedInRoutes(app, parts),
    publicRoutes: publicRoutes(parts),
  });

  if (settings.hidesAddresses) parts.report(texts.noProxies);
  // If several servers start on an empty database, only one prepares it.
  await runAlone(database, 'start', () => prepareDatabase(parts));
  closeWith(app, parts);
  repeatTasks(app, parts);

  onListen(app);
  const address = await listen(app, settings);
  const signIn = await runAlone(database, 'account', async () =>
    demo?.seedAccount(createAccounts(database, clock), passwords),
  );
  demo?.drawAhead();
  return signIn ? boxed([texts.open(address), ...signIn]) : [texts.open(address)];
}

async function prepareDatabase(parts: Parts): Promise<void> {
  const { database, store, picturesFolder, report, configs } = parts;
  parts.reportTables(await migrateHandWrittenTables(store));
  const moved = await allowSlow(() => moveFolder(database, picturesFolder));
  if (moved > 0) report(texts.movedFiles(moved, picturesFolder), 'info');
  await configs.load();
}

function closeWith(app: FastifyInstance, { audit, sessions, demo, database }: Parts): void {
  app.addHook('onClose', async () => {
    await audit.settled();
    await sessions.settled();
    await demo?.close();
    await database.destroy();
  });
}

/** Adds all repeated tasks. Hooks that are added later run earlier, so these tasks end before the database is closed. */
function repeatTasks(app: FastifyInstance, parts: Parts): void {
  const { settings, secret, database, sessions, audit, configs, clock } = parts;
  const purge = () =>
    audit.purge(settings.auditDays).catch((err) => app.log.error({ err }, texts.notPurged));
  repeat(app, CLEAN_EVERY, async () => {
    await sessions.removeExpired();
    await removeEndedCounts(database, clock());
  });
  repeat(app, POLL_EVERY, configs.poll);
  repeat(app, PURGE_EVERY, purge);
  repeat(app, SWEEP_EVERY, async () => {
    const count = await sweepUploads(database, clock());
    if (count > 0) app.log.info({ count }, texts.sweptUploads);
  });
  backUpWhileOpen(app, { settings, secret }, settings.backups, clock);
}

/** Lines that stand out from what was printed before. They have no border at the sides, so programs can read them. */
function boxed(lines: readonly string[]): readonly string[] {
  const edge = '─'.repeat(Math.max(...lines.map(({ length }) => length)));
  return ['', edge, ...lines, edge, ''];
}
