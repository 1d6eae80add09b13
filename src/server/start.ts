import type { FastifyInstance } from 'fastify';
import { formatFaults } from '../entities/faults';
import { loadConfigs } from '../entities/load-configs';
import { buildApp } from './app';
import { Accounts } from './auth/accounts';
import { otpDelivery } from './auth/otp-delivery';
import { Passwords } from './auth/passwords';
import { Sessions } from './auth/sessions';
import { minute } from './clock';
import { openDatabase } from './database/open-database';
import { demoAccount, keepDemoAccount } from './demo-account';
import { fitEntityTables } from './entities/entity-tables';
import { createSealer } from './entities/sealer';
import { demoLimits, productionLimits } from './limits';
import { listen } from './listen';
import { keptSecret } from './secret';
import { databasePlace, type Settings } from './settings';
import { StartError } from './start-error';
import { startTexts as texts } from './texts';

const cleanEvery = 10 * minute;

/** Starts the server that the settings describe. `print` is for the lines that people and scripts read. */
export async function startServer(
  settings: Settings,
  pagesFolder: string,
  print: (line: string) => void,
): Promise<FastifyInstance> {
  const { configs, faults } = await loadConfigs(settings.configsFolder);
  if (faults.length > 0) throw new StartError(formatFaults(faults));

  const isDemo = settings.mode === 'demo';
  const secret = settings.secret ?? (await keptSecret(settings.dataFolder));
  const database = await openDatabase(databasePlace(settings));
  const clock = Date.now;
  const passwords = new Passwords();
  const sessions = new Sessions(database, clock);
  const store = { db: database, sealer: createSealer(secret) };
  const notes = await fitEntityTables(store, configs);
  const isDemoAccountKept =
    isDemo && (await keepDemoAccount(new Accounts(database, clock), passwords));

  const app = await buildApp({
    settings,
    secret,
    database,
    configs,
    pagesFolder,
    passwords,
    deliverOtp: otpDelivery(settings, print),
    limits: isDemo ? demoLimits : productionLimits,
    clock,
    log: { level: isDemo ? 'warn' : 'info', stream: process.stderr },
    routes: [],
  });
  for (const note of notes) app.log.info(note);
  const cleaning = setInterval(() => {
    sessions.removeExpired().catch((error) => app.log.error(error));
  }, cleanEvery);
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
    await database.destroy();
  });

  print(texts.open(await listen(app, settings)));
  if (isDemoAccountKept) print(texts.signInAs(demoAccount.username, demoAccount.password));
  return app;
}
