import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuditLog } from '../audit/audit-log';
import { type PublishedFiles, publishedFiles } from '../config-studio/published-files';
import { studioRoutes } from '../config-studio/routes';
import { type LiveConfigs, liveConfigs } from '../live-configs/live-configs';
import { migrateEntityTables } from '../tables/migrate-entity-tables';
import type { TestClient } from './test-client';
import { asha, quickPasswords, startTestServer, type TestServer } from './test-server';
import { openTestStore, type TestStore } from './test-store';

export interface StudioServer extends TestServer {
  readonly store: TestStore;
  readonly folder: string;
  readonly files: PublishedFiles;
  readonly configs: LiveConfigs;
  /** Writes an entity file, as someone at the server does; null removes it. */
  write(name: string, text: string | null): Promise<void>;
  read(name: string): Promise<string | null>;
  /** Forgets drafts and versions, and writes these files only. */
  goBack(texts: Readonly<Record<string, string>>): Promise<void>;
  /** A browser signed in as a new editor. */
  editor(username: string): Promise<TestClient>;
}

/** The text of an entity file with these fields. */
export function entityText(name: string, fields: readonly object[], more: object = {}): string {
  return JSON.stringify({ label: name, fields, ...more }, undefined, 2);
}

/** The real server with a folder of entity files. */
export async function startStudioServer(
  texts: Readonly<Record<string, string>>,
): Promise<StudioServer> {
  const store = await openTestStore();
  const folder = await mkdtemp(join(tmpdir(), 'paperhanger-studio-'));
  const pathOf = (name: string) => join(folder, `${name}.json`);
  const write = (name: string, text: string | null) =>
    text === null ? rm(pathOf(name), { force: true }) : writeFile(pathOf(name), text);
  for (const [name, text] of Object.entries(texts)) await write(name, text);
  const files = publishedFiles(
    store.db,
    folder,
    createAuditLog(store.db, Date.now, () => {}),
  );
  const configs = liveConfigs({
    folder,
    keptFolder: join(folder, '.kept'),
    adopt: async (found) => void (await migrateEntityTables(store, found)),
    onReport() {},
    onFailure() {},
    finishPublishing: () => files.alone(files.finishKilled),
    onAdopted: files.notice,
  });
  await configs.load();
  const server = await startTestServer({
    database: store.db,
    live: configs,
    routes: [studioRoutes({ store, configs, files })],
  });
  return {
    ...server,
    store,
    folder,
    files,
    configs,
    write,
    read: (name) => readFile(pathOf(name), 'utf8').catch(() => null),
    async goBack(wanted) {
      await store.db.deleteFrom('config_draft').execute();
      await store.db.deleteFrom('config_version').execute();
      for (const file of await readdir(folder))
        if (!file.startsWith('.kept')) await rm(join(folder, file), { recursive: true });
      for (const [name, text] of Object.entries(wanted)) await write(name, text);
      await configs.refresh();
    },
    async editor(username) {
      const passwordHash = await quickPasswords().hash(asha.password);
      await server.accounts.add({ username, contact: asha.contact, passwordHash, isEditor: true });
      return await server.signedIn(username);
    },
    async close() {
      await server.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
