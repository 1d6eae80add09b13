// @vitest-environment jsdom
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScriptedServer, startServer } from '../api/http/testing';
import { activityStore } from './calls/activity';
import { noticesStore } from './calls/notices';
import { fetchNews } from './config-news';
import { hasDrafts, writeDraft } from './session/drafts';
import { sessionStore } from './session/session';
import { signedInAt } from './testing';

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => server.stop());

test.each([401, 419, 500, 503])(
  'a %i in the background neither ends what someone is typing nor says anything',
  async (status) => {
    const { ledTo } = signedInAt('/installer');
    writeDraft('installer:add', { values: { name: 'Asha' } });
    server.on('GET /api/studio/version', { status, json: { message: 'No.' } });
    await expect(fetchNews()).rejects.toThrow();
    expect(ledTo).toEqual([]);
    expect(sessionStore.getState().authenticated).toBe(true);
    expect(hasDrafts()).toBe(true);
    const { toasts, alerts } = noticesStore.getState();
    expect([...toasts, ...alerts, ...activityStore.getState().entries]).toEqual([]);
  },
);
