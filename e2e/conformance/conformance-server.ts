import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequest } from '@playwright/test';
import { loadConfigs } from '../../src/entities/check/load-configs';
import { PaperhangerServer } from '../fixtures/paperhanger-server';
import { startSession } from '../fixtures/sign-in';
import { addRowsAhead } from './rows-for';

/**
 * A server for the entities of a folder, each with rows, and for those of a second folder, whose
 * files were added between two starts.
 */
export async function startConformanceServer(
  requests: APIRequest,
  configsFolder: string,
  addedFolder: string,
): Promise<{ readonly server: PaperhangerServer; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-configs-'));
  cpSync(configsFolder, folder, { recursive: true });
  const closed = allowAdding(folder);
  const server = await PaperhangerServer.start({ configsFolder: folder });
  await addRowsTo(closed, folder, requests, server);
  await server.stop();

  cpSync(configsFolder, folder, { recursive: true });
  cpSync(addedFolder, folder, { recursive: true });
  await server.start();
  return {
    server,
    async remove() {
      await server.stop();
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
    return [file.name];
  });
}

async function addRowsTo(
  names: readonly string[],
  folder: string,
  requests: APIRequest,
  server: PaperhangerServer,
): Promise<void> {
  const request = await requests.newContext({ baseURL: server.url });
  await startSession(request, server);
  const { configs } = await loadConfigs(folder);
  for (const config of configs.filter(({ name }) => names.includes(name))) {
    await addRowsAhead({ request }, config);
  }
  await request.dispose();
}
