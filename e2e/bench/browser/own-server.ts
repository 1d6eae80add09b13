import { cpSync, existsSync, rmSync } from 'node:fs';
import { type Browser, expect } from '@playwright/test';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { send } from '../../fixtures/send';
import { startSession } from '../../fixtures/sign-in';
import { makeInstallers } from './data';
import type { Cookies } from './visit';

/** The demo's data with our installers; made once, because the demo draws pictures for a while. */
const PREPARED = 'dist/bench/own-data';

export interface OwnServer {
  readonly address: string;
  /** The cookies of somebody who is signed in. */
  readonly cookies: Cookies;
  readonly stop: () => Promise<void>;
}

/** The product's own server as a shop runs it, with the 200 installers that the others get. */
export async function startOwnServer(browser: Browser): Promise<OwnServer> {
  if (existsSync(PREPARED)) process.env.DEMO_DATA = PREPARED;
  const server = await PaperhangerServer.start();
  const context = await browser.newContext();
  const { request } = context;
  await startSession(request, server);
  const fetchRows = async () =>
    (await send(request, `${server.url}/api/installer/fetch`, {})).json();
  if (!existsSync(PREPARED)) {
    for (const { id } of await fetchRows()) {
      await send(request, `${server.url}/api/installer/remove`, { id });
    }
    for (const { id: _, ...installer } of makeInstallers(200)) {
      const answer = await send(request, `${server.url}/api/installer/add`, installer);
      expect(answer.ok(), await answer.text()).toBe(true);
    }
  }
  expect(await fetchRows()).toHaveLength(200);
  const { cookies } = await context.storageState();
  await context.close();
  return {
    address: server.url,
    cookies,
    async stop() {
      await server.stop();
      if (!existsSync(PREPARED)) cpSync(server.dataFolder, PREPARED, { recursive: true });
      server.removeData();
    },
  };
}

/** The next start creates the data again. */
export function forgetOwnData(): void {
  rmSync(PREPARED, { recursive: true, force: true });
}
