import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keptFilesIn } from '../entities/last-good';
import { createAuditLog } from '../server/audit/audit-log';
import { createAccounts } from '../server/auth/accounts';
import { createPasswords } from '../server/auth/passwords';
import { rightsWarnings } from '../server/auth/rights-warnings';
import { createSessions } from '../server/auth/sessions';
import { publishedFiles } from '../server/config-studio/published-files';
import { databaseLocation } from '../server/database/database-location';
import { openDatabase } from '../server/database/open-database';
import { liveConfigs } from '../server/live-configs/live-configs';
import { pictureFiles } from '../server/pictures/picture-files';
import { secretOf } from '../server/secrets/secret';
import type { Settings } from '../server/settings/settings';
import { startTexts as texts } from '../server/settings/texts';
import { entityStore } from '../server/tables/entity-store';
import { migrateEntityTables } from '../server/tables/migrate-entity-tables';
import type { TableNote } from '../server/tables/texts';

export type Parts = Awaited<ReturnType<typeof openParts>>;

/** Opens what the server's routes and tasks share. */
export async function openParts(app: FastifyInstance, settings: Settings) {
  const isDemo = settings.mode === 'demo';
  const clock = Date.now;
  const secret = await secretOf(settings);
  // In demo mode people read the terminal; in production programs read the log.
  const report = (text: string, level: 'info' | 'warn' = 'warn') =>
    void (isDemo ? process.stderr.write(`${text}\n`) : app.log[level](text));
  const reportTables = (notes: readonly TableNote[]) => {
    for (const { text, isProblem } of notes) report(text, isProblem ? 'warn' : 'info');
  };
  const database = await openDatabase(databaseLocation(settings), report);
  const store = entityStore(database, secret);
  const audit = createAuditLog(database, clock, (entry, err) => {
    app.log.error({ err, audit: entry }, texts.notAudited);
  });
  const files = publishedFiles(database, settings.configsFolder, audit);

  const picturesFolder = join(settings.dataFolder, 'pictures');
  // The demo shop is built into its own file, which production never loads.
  const demoShop = isDemo ? await import('../demo-shop/demo-shop') : undefined;
  const demo = demoShop?.openDemoShop({
    store,
    // Only requests ask for them.
    configs: () => configs.current(),
    picturesFolder: join(picturesFolder, 'demo'),
  });

  let lockedOut: readonly string[] = [];
  const configs = liveConfigs({
    folder: settings.configsFolder,
    keptFolder: keptFilesIn(settings.dataFolder),
    async adopt(entities) {
      reportTables(await migrateEntityTables(store, entities));
      for (const text of (await demo?.seed(entities)) ?? []) report(text);
    },
    onReport: (text) => report(text),
    onFailure: (err) => app.log.error({ err }),
    finishPublishing: () => files.alone(files.finishKilled),
    async onAdopted(inForce, roles) {
      await files.notice(inForce);
      const notes = await rightsWarnings(roles, createAccounts(database, clock));
      if (notes.join() !== lockedOut.join()) for (const note of notes) report(note);
      lockedOut = notes;
    },
  });

  return {
    settings,
    clock,
    secret,
    database,
    store,
    audit,
    sessions: createSessions(database, clock, (err) => app.log.error({ err })),
    passwords: createPasswords(),
    report,
    reportTables,
    files,
    configs,
    picturesFolder,
    reviewPictures: pictureFiles(database),
    uploads: pictureFiles(database, 'images/uploads/'),
    demo,
  };
}
