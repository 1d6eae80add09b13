import fastify, { type LightMyRequestResponse } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { entityRoutes } from '../entity-routes/routes';
import { sendErrorResponse } from '../http/error-handler';
import { parseBySchemas } from '../http/schemas';
import { addRows } from '../rows/add-rows';
import { writeTo } from '../tables/transactions';
import { asha, openTestStore, type TestStore } from './test-store';

export interface SpreadsheetServer {
  readonly store: TestStore;
  post(url: string): Promise<LightMyRequestResponse>;
  /** Uploads a file as browsers do. */
  upload(url: string, content: Uint8Array, as?: UploadAs): Promise<LightMyRequestResponse>;
  /** Sends a raw body. */
  send(url: string, type: string, body: string): Promise<LightMyRequestResponse>;
  /** Adds rows without an author. */
  add(config: EntityConfig, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void>;
  close(): Promise<void>;
}

interface UploadAs {
  readonly field?: string;
  readonly name?: string;
}

/** The entities' endpoints with a new database; `asha` makes all requests. */
export async function startSpreadsheetServer(
  ...configs: readonly EntityConfig[]
): Promise<SpreadsheetServer> {
  const store = await openTestStore(...configs);
  const app = fastify();
  app.setErrorHandler(sendErrorResponse);
  parseBySchemas(app);
  app.decorateRequest('may', () => true);
  app.decorateRequest('account', { getter: () => asha });
  app.register(entityRoutes({ store, configs: () => configs }));
  return {
    store,
    post: (url) => app.inject({ method: 'POST', url }),
    async upload(url, content, { field = 'file', name = 'wallpapers.xlsx' } = {}) {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(content)]), name);
      const body = new Response(form);
      const headers = { 'content-type': body.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await body.arrayBuffer());
      return await app.inject({ method: 'POST', url, headers, payload });
    },
    send: (url, type, payload) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload }),
    async add(config, rows) {
      await writeTo(store, config, null, (transaction) => addRows(transaction, rows));
    },
    async close() {
      await app.close();
      await store.close();
    },
  };
}
