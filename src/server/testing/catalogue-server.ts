import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';
import { customCatalogueRoutes } from '../custom-catalogue/routes';
import { addRows } from '../rows/add-rows';
import { writeTo } from '../tables/transactions';
import { type PartServer, startPartServer } from './part-server';

const product = entityConfig({
  name: 'product',
  fields: [
    { name: 'wpId', type: 'text', unique: true },
    { name: 'name', type: 'text' },
  ],
});
const category = entityConfig({
  name: 'category',
  fields: [
    { name: 'catId', type: 'text', unique: true },
    { name: 'text', type: 'text' },
  ],
});
export const catalogueConfigs: readonly EntityConfig[] = [product, category];

const wpIds = ['WP-1', 'WP-2', 'WP-3', 'WP-4', 'été-1', '7'];
const categories = [
  { catId: '101', text: 'Heritage' },
  { catId: '102', text: 'Floral' },
];

export interface CatalogueServer extends PartServer {
  /** Posts to `/api/customCatalogue/`. */
  readonly call: PartServer['post'];
  upload(content: Uint8Array): ReturnType<PartServer['send']>;
  forgetLinks(): Promise<void>;
}

/** The catalogue's endpoints with a few wallpapers and two categories. */
export async function startCatalogueServer(configs = catalogueConfigs): Promise<CatalogueServer> {
  const server = await startPartServer(configs, (parts) => ({
    routes: customCatalogueRoutes(parts),
  }));
  const { store } = server;
  const rows = {
    product: wpIds.map((wpId) => ({ wpId, name: `Paper ${wpId}` })),
    category: categories,
  };
  for (const config of configs) {
    const inputs = config === product ? rows.product : rows.category;
    await writeTo(store, config, null, (transaction) => addRows(transaction, inputs));
  }
  const path = (call: string) => `/api/customCatalogue/${call}`;
  return {
    ...server,
    call: (call, body, headers) => server.post(path(call), body, headers),
    async upload(content) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), 'links.xlsx');
      return await server.send(path('bulkUpdate'), form);
    },
    async forgetLinks() {
      const { categoryProduct } = (await server.post('/api/customCatalogue/fetch')).json();
      for (const link of categoryProduct) await server.post('/api/customCatalogue/update', link);
      await store.db.deleteFrom('change').execute();
    },
  };
}
