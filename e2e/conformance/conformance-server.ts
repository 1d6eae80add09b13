import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequest } from '@playwright/test';
import { type LoadedConfigs, loadConfigs } from '../../src/entities/check/load-configs';
import type { EntityConfig } from '../../src/entities/entity-config';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import type { Sender } from '../fixtures/post';
import { startSession } from '../fixtures/sign-in';
import { addRowsAhead, addRowsToUse } from './rows-for';

/** Adds entity files. Existing ones stay: the shop may have its own in place of an example. */
function addFiles(from: string, to: string): void {
  cpSync(from, to, { recursive: true, force: false });
}

/** The entities of several folders, as if they were one. */
export async function loadFolders(folders: readonly string[]): Promise<LoadedConfigs> {
  const merged = mkdtempSync(join(tmpdir(), 'paperhanger-configs-'));
  for (const folder of folders) addFiles(folder, merged);
  const loaded = await loadConfigs(merged);
  rmSync(merged, { recursive: true });
  return loaded;
}

/**
 * A server for the entities of a folder, each with rows, and for entities of other folders, whose files are added
 * between two starts.
 */
export async function startConformanceServer(
  requests: APIRequest,
  configsFolder: string,
  addedFolders: readonly string[],
): Promise<{ readonly server: PaperhangerServer; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-configs-'));
  cpSync(configsFolder, folder, { recursive: true });
  const closed = allowAdding(folder);
  const server = await PaperhangerServer.start({ configsFolder: folder });
  const { configs: open } = await loadConfigs(folder);
  const isClosed = ({ name }: EntityConfig) => closed.includes(name);
  await addRowsTo(open.filter(isClosed), requests, server, addRowsAhead);
  await server.stop();

  cpSync(configsFolder, folder, { recursive: true });
  for (const added of addedFolders) addFiles(added, folder);
  await server.start();
  const { configs } = await loadConfigs(folder);
  const targets = configs.flatMap((config) => (config.targets ?? []).map(({ name }) => name));
  const used = configs.filter(({ actions, name }) => actions.add && targets.includes(name));
  await addRowsTo(used, requests, server, addRowsToUse);
  return {
    server,
    async remove() {
      await server.kill();
      server.removeData();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Gives every entity of a folder the action `add`; returns the names of those that lacked it. */
function allowAdding(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => /^(?!schema\.).*\.json$/.test(name));
  return files.flatMap((name) => {
    const path = join(folder, name);
    const file = JSON.parse(readFileSync(path, 'utf8'));
    if (!file.actions || 'add' in file.actions) return [];
    writeFileSync(path, JSON.stringify({ ...file, actions: { ...file.actions, add: {} } }));
    return [name.replace(/\.json$/, '')];
  });
}

async function addRowsTo(
  configs: readonly EntityConfig[],
  requests: APIRequest,
  server: PaperhangerServer,
  add: (sender: Sender, config: EntityConfig) => Promise<void>,
): Promise<void> {
  const request = await requests.newContext({ baseURL: server.url });
  await startSession(request, server);
  for (const config of configs) await add({ request }, config);
  await request.dispose();
}
