import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demoAccount, keepDemoAccount } from '../../demo-shop/demo-account';
import { demoShop } from '../../demo-shop/demo-shop';
import { seedDemoLinks } from '../../demo-shop/links/seed-links';
import { demoFeedUrl } from '../../demo-shop/orders/feed-address';
import { seedOrders } from '../../demo-shop/orders/seed-orders';
import { cataloguePictures } from '../../demo-shop/pictures/catalogue-pictures';
import { pictureStore } from '../../demo-shop/pictures/picture-store';
import { seedReviews } from '../../demo-shop/reviews/seed-reviews';
import { seedDemo } from '../../demo-shop/seed-demo';
import { Accounts } from '../auth/accounts';
import { otpDelivery } from '../auth/otp-delivery';
import { Passwords } from '../auth/passwords';
import { signedInAccount } from '../auth/request-session';
import { Sessions } from '../auth/sessions';
import { customCatalogueRoutes } from '../custom-catalogue/routes';
import { openDatabase } from '../database/open-database';
import { entityRoutes } from '../entity-api/routes';
import { migrateEntityTables } from '../entity-tables/migrate-entity-tables';
import { migrateHandWrittenTables } from '../hand-written-entities/migrate-tables';
import { minute } from '../http/clock';
import { liveConfigs } from '../live-configs/live-configs';
import { orderRoutes } from '../orders/order-routes';
import { pictureFiles } from '../reviews/pictures/picture-files';
import { reviewPictureRoutes } from '../reviews/pictures/picture-routes';
import { reviewRoutes } from '../reviews/routes';
import { createSealer } from '../secrets/sealer';
import { keptSecret } from '../secrets/secret';
import { demoLimits, productionLimits } from '../settings/limits';
import { databaseLocation, type Settings } from '../settings/settings';
import { startTexts as texts } from '../settings/texts';
import { buildApp } from './app';
import { listen } from './listen';
import { pdfRoutes } from './pdf-routes';

const cleanEvery = 10 * minute;

export interface StartedServer {
  readonly app: FastifyInstance;
  /** The lines that tell people and scripts that it is there. */
  readonly greeting: readonly string[];
}

/** Starts the server that the settings describe. `print` takes what people are told later. */
export async function startServer(
  settings: Settings,
  pagesFolder: string,
  print: (line: string) => void,
): Promise<StartedServer> {
  const isDemo = settings.mode === 'demo';
  const clock = Date.now;
  const secret = settings.secret ?? (await keptSecret(settings.dataFolder));
  const database = await openDatabase(databaseLocation(settings));
  const store = { db: database, sealer: createSealer(secret) };
  const configs = liveConfigs(settings.configsFolder, async (files) => {
    const notes = await migrateEntityTables(store, files);
    if (isDemo) notes.push(...(await seedDemo(store, files)));
    for (const note of notes) tell(note);
  });
  // In demo mode people read the terminal, in production programs read the log.
  const tell = (note: string) => (isDemo ? process.stderr.write(`${note}\n`) : app.log.warn(note));
  const parts = { store, configs: configs.current, currentUser: signedInAccount };
  const pictureOf = pictureStore(join(settings.dataFolder, 'pictures'));
  const feedUrl = () => settings.ordersFeedUrl ?? (isDemo ? demoFeedUrl(app.server) : undefined);
  const reviewPictures = pictureFiles(join(settings.dataFolder, 'pictures', 'reviews'));
  const passwords = new Passwords();
  const app = await buildApp({
    settings,
    secret,
    database,
    configs: {
      current: configs.current,
      // Faults in a file that is being edited are told, and what was stays.
      refresh: () => configs.refresh().catch((error: Error) => void tell(error.message)),
    },
    pagesFolder,
    passwords,
    deliverOtp: otpDelivery(settings, print),
    limits: isDemo ? demoLimits : productionLimits,
    clock,
    log: { level: isDemo ? 'warn' : 'info', stream: process.stderr },
    routes: [
      customCatalogueRoutes(parts),
      orderRoutes({ store, feedUrl }),
      ...pdfRoutes({ ...parts, settings, demoPictures: cataloguePictures(pictureOf) }),
      reviewRoutes({ ...parts, pictures: reviewPictures, origin: settings.origin }),
      entityRoutes(parts),
    ],
    openRoutes: [
      reviewPictureRoutes(reviewPictures),
      ...(isDemo ? demoShop(pictureOf, { store, configs: configs.current }) : []),
    ],
  });
  await configs.refresh();
  for (const note of await migrateHandWrittenTables(store)) tell(note);
  if (isDemo) for (const note of await seedOrders(store)) tell(note);
  if (isDemo) for (const note of await seedReviews(store)) tell(note);
  if (isDemo) for (const note of await seedDemoLinks(store)) tell(note);
  const isDemoAccountKept =
    isDemo && (await keepDemoAccount(new Accounts(database, clock), passwords));
  const sessions = new Sessions(database, clock);
  const cleaning = setInterval(() => {
    sessions.removeExpired().catch((error) => app.log.error(error));
  }, cleanEvery);
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
    await database.destroy();
  });

  const greeting = [texts.open(await listen(app, settings))];
  if (isDemoAccountKept) greeting.push(texts.signInAs(demoAccount.username, demoAccount.password));
  return { app, greeting };
}
