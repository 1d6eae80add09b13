import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import type { Routes } from '../http/schemas';
import type { StoreParts } from '../tables/entity-store';
import type { TestClient } from './test-client';
import { startTestServer } from './test-server';
import { openTestStore, type TestStore } from './test-store';

/** The real server with one feature's endpoints, and a browser signed in as `asha`. */
export interface PartServer {
  readonly store: TestStore;
  readonly client: TestClient;
  post(path: string, body?: object, headers?: InjectOptions['headers']): Promise<Response>;
  /** Sends a multipart form. */
  send(path: string, form: FormData, headers?: InjectOptions['headers']): Promise<Response>;
  get(path: string): Promise<Response>;
  /** A browser that is not signed in. */
  visitor(): TestClient;
  close(): Promise<void>;
}

type Response = LightMyRequestResponse;

interface Part {
  readonly routes: Routes;
  readonly publicRoutes?: Routes;
}

/** `ownConfigs` have tables, but no generic endpoints. */
export async function startPartServer(
  configs: readonly EntityConfig[],
  partOf: (parts: StoreParts) => Part,
  ownConfigs: readonly EntityConfig[] = [],
): Promise<PartServer> {
  const store = await openTestStore(...configs, ...ownConfigs);
  const { routes, publicRoutes } = partOf({
    store,
    configs: () => configs,
  });
  const server = await startTestServer({
    database: store.db,
    configs,
    routes: [routes],
    publicRoutes: publicRoutes ? [publicRoutes] : [],
  });
  const client = await server.signedIn();
  return {
    store,
    client,
    post: (path, body, headers) => client.post(path, body, headers),
    get: (path) => client.get(path),
    async send(path, form, headers = {}) {
      const body = new globalThis.Response(form);
      return await client.send({
        method: 'POST',
        url: path,
        headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    },
    visitor: () => server.visitor(),
    async close() {
      await server.close();
      await store.close();
    },
  };
}
