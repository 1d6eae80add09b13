import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keptFilesIn } from '../entities/last-good';
import { buildApp } from '../server/app/app';
import { pdfRoutes } from '../server/app/pdf-routes';
import { createAuditLog } from '../server/audit/audit-log';
import { createAccounts } from '../server/auth/accounts';
import { otpDelivery } from '../server/auth/otp-delivery';
import { createPasswords } from '../server/auth/passwords';
import { signedInAccount } from '../server/auth/request-session';
import { createSessions } from '../server/auth/sessions';
import { withoutRights } from '../server/auth/without-rights';
import { backUpWhileOpen } from '../server/backup/scheduled-backups';
import { publishedFiles } from '../server/config-studio/published-files';
import { studioRoutes } from '../server/config-studio/routes';
import { customCatalogueRoutes } from '../server/custom-catalogue/routes';
import { allowSlow } from '../server/database/allow-slow';
import { openDatabase } from '../server/database/open-database';
import { runAlone } from '../server/database/run-alone';
import { arrivalRoute } from '../server/doctor/arrival';
import { entityRoutes } from '../server/entity-routes/routes';
import { historyRoutes } from '../server/history/routes';
import { day, minute, second } from '../server/http/clock';
import { removeEndedCounts } from '../server/http/counts';
import { type LogTo, logLine } from '../server/http/logger';
import { repeat } from '../server/http/repeat';
import { liveConfigs } from '../server/live-configs/live-configs';
import { orderRoutes } from '../server/orders/order-routes';
import { pictureFiles } from '../server/pictures/picture-files';
import { storedPictureRoutes } from '../server/pictures/picture-routes';
import { reviewRoutes } from '../server/reviews/routes';
import { demoSecretFile, secretOf } from '../server/secrets/secret';
import { selectionRoutes } from '../server/selection/routes';
import { demoLimits, productionLimits } from '../server/settings/limits';
import { databaseLocation, type Settings } from '../server/settings/settings';
import { StartError } from '../server/settings/start-error';
import { startTexts as texts } from '../server/settings/texts';
import { entityStore } from '../server/tables/entity-store';
import {
  migrateEntityTables,
  migrateHandWrittenTables,
} from '../server/tables/migrate-entity-tables';
import type { TableNote } from '../server/tables/texts';
import { moveFolder } from '../server/uploads/move-folder';
import { uploadRoutes } from '../server/uploads/routes';
import { viewRoutes } from '../server/views/routes';
import { listen } from './listen';

/** An edited file is in force after two looks. */
const LOOK_EVERY = second / 2;
const CLEAN_EVERY = 10 * minute;
const PURGE_EVERY = day;

/**
 * Starts the server that the settings describe, which `onListen` gets as soon as requests may reach it.
 * `print` receives one-time passwords that no one else delivers. Returns lines that tell people and scripts
 * that the server is ready.
 */
export async function startServer(
  settings: Settings,
  pagesFolder: string,
  print: (line: string) => void,
  onListen: (app: FastifyInstance) => void = () => {},
): Promise<readonly string[]> {
  const isDemo = settings.mode === 'demo';
  if (!isDemo && existsSync(demoSecretFile(settings.dataFolder)))
    throw new StartError(texts.demoData(settings.dataFolder));
  const clock = Date.now;
  const secret = await secretOf(settings);
  const log: LogTo = { level: isDemo ? 'warn' : 'info', stream: process.stderr };
  const database = await openDatabase(databaseLocation(settings), (sentence) =>
    process.stderr.write(isDemo ? `${sentence}\n` : logLine('warn', sentence)),
  );
  const store = entityStore(database, secret);
  const passwords = createPasswords();
  const sessions = createSessions(database, clock);

  const audit = createAuditLog(database, clock, (entry, err) => {
    app.log.error({ err, audit: entry }, texts.notAudited);
  });
  const purge = () =>
    audit.purge(settings.auditDays).catch((err) => app.log.error({ err }, texts.notPurged));

  // In demo mode people read the terminal; in production programs read the log.
  const report = (text: string, level: 'info' | 'warn' = 'warn') =>
    void (isDemo ? process.stderr.write(`${text}\n`) : app.log[level](text));
  const reportTables = (notes: readonly TableNote[]) => {
    for (const { text, isProblem } of notes) report(text, isProblem ? 'warn' : 'info');
  };
  const folder = settings.configsFolder;
  const files = publishedFiles(database, folder, audit);
  let lockedOut: readonly string[] = [];
  const found = liveConfigs({
    folder,
    keptFolder: keptFilesIn(settings.dataFolder),
    async adopt(files) {
      reportTables(await migrateEntityTables(store, files));
      for (const text of (await demo?.seed(files)) ?? []) report(text);
    },
    onReport: (text) => report(text),
    finishPublishing: () => files.alone(files.finishKilled),
    async onAdopted(texts) {
      await files.notice(texts);
      const notes = await withoutRights(found.roles(), createAccounts(database, clock));
      if (notes.join() !== lockedOut.join()) for (const note of notes) report(note);
      lockedOut = notes;
    },
  });
  const configs = {
    ...found,
    // If the entities can't be adopted, they stay as they were.
    refresh: () => found.refresh().catch((error: Error) => report(error.message)),
  };
  const parts = { store, configs: configs.current, currentUser: signedInAccount };
  const pictures = join(settings.dataFolder, 'pictures');
  // Built into a file of its own, which production never loads.
  const demoShop = isDemo ? await import('../demo-shop/demo-shop') : undefined;
  const demo = demoShop?.openDemoShop({ ...parts, picturesFolder: join(pictures, 'demo') });
  const reviewPictures = pictureFiles(database);
  const uploads = pictureFiles(database, 'images/uploads/');

  const app = await buildApp({
    settings,
    secret,
    database,
    audit,
    sessions,
    configs,
    pagesFolder,
    passwords,
    deliverOtp: otpDelivery(settings, print),
    limits: isDemo ? demoLimits : productionLimits,
    clock,
    log,
    routes: [
      customCatalogueRoutes(parts),
      orderRoutes({
        ...parts,
        feedUrl: () => settings.ordersFeedUrl ?? demo?.feedUrl(app.server),
      }),
      ...pdfRoutes({ ...parts, settings, demo }),
      reviewRoutes({ ...parts, pictures: reviewPictures, origin: settings.origin }),
      uploadRoutes({ ...parts, pictures: uploads }),
      historyRoutes(parts),
      selectionRoutes(parts),
      viewRoutes(parts),
      entityRoutes(parts),
      studioRoutes({ store, configs, files }),
    ],
    openRoutes: [
      storedPictureRoutes(reviewPictures),
      storedPictureRoutes(uploads),
      arrivalRoute(secret, clock),
      ...(demo?.routes ?? []),
    ],
  });

  if (settings.hidesAddresses) report(texts.noProxies);
  // Of servers that start at once on an empty database, one prepares it.
  await runAlone(database, 'start', async () => {
    reportTables(await migrateHandWrittenTables(store));
    const moved = await allowSlow(() => moveFolder(database, pictures));
    if (moved > 0) report(texts.movedFiles(moved, pictures), 'info');
    await found.refresh();
  });
  app.addHook('onClose', async () => {
    await audit.settled();
    await demo?.close();
    await database.destroy();
  });
  // Hooks that are added later run earlier: what repeats ends before the database is closed.
  repeat(app, CLEAN_EVERY, async () => {
    await sessions.removeExpired();
    await removeEndedCounts(database, clock());
  });
  repeat(app, LOOK_EVERY, configs.look);
  repeat(app, PURGE_EVERY, purge)();
  backUpWhileOpen(app, { settings, secret }, settings.backups, clock);

  onListen(app);
  const address = await listen(app, settings);
  const signIn = await runAlone(database, 'account', async () =>
    demo?.seedAccount(createAccounts(database, clock), passwords),
  );
  demo?.drawAhead();
  return signIn ? boxed([texts.open(address), ...signIn]) : [texts.open(address)];
}

/** Lines that stand out from what was printed before. Without lines at their sides, programs can read them, too. */
function boxed(lines: readonly string[]): readonly string[] {
  const edge = '─'.repeat(Math.max(...lines.map(({ length }) => length)));
  return ['', edge, ...lines, edge, ''];
}
