import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { reviewConfig } from '../../entities/review-config';
import { entityConfig } from '../../entities/testing';
import type { Database } from '../database/tables';
import { historyRoutes } from '../history/routes';
import { type PictureFiles, pictureFiles } from '../pictures/picture-files';
import { storedPictureRoutes } from '../pictures/picture-routes';
import { reviewRoutes } from '../reviews/routes';
import { addRow } from '../rows/change-row';
import { selectionRoutes } from '../selection/routes';
import { type PartServer, startPartServer } from './part-server';

export const product = entityConfig({
  name: 'product',
  fields: [{ name: 'wpId', type: 'text', unique: true }],
});

/** What a form sends; a list is sent as `file[0]`, `file[1]` … */
type FormValues = Readonly<Record<string, string | readonly Blob[]>>;

export interface ReviewServer extends PartServer {
  readonly pictures: PictureFiles;
  /** Sends the form with good values, some of them replaced. */
  add(values?: FormValues, headers?: Record<string, string>): ReturnType<PartServer['send']>;
  update(values: FormValues): ReturnType<PartServer['send']>;
  /** A review as `fetch` returns it. */
  review(id: number): Promise<Record<string, unknown> | undefined>;
  /** The names of all stored files; those that are not served end in `.hidden`. */
  files(): Promise<string[]>;
}

const good = {
  name: 'Meera Nair',
  description: 'Lovely colours.',
  rate: '5',
  wpId: 'WP-1,WP-2',
};

/** The endpoints of reviews and their history with three wallpapers and an empty folder of pictures. */
export async function startReviewServer(): Promise<ReviewServer> {
  let pictures: PictureFiles | undefined;
  const server = await startPartServer(
    [product],
    (parts) => {
      const files = pictureFiles(parts.store.db);
      pictures = files;
      const routes: FastifyPluginAsync = async (app) => {
        const origin = 'https://office.example';
        await app.register(reviewRoutes({ ...parts, pictures: files, origin }));
        await app.register(historyRoutes(parts));
        await app.register(selectionRoutes(parts));
      };
      return { routes, publicRoutes: storedPictureRoutes(files) };
    },
    [reviewConfig],
  );
  for (const wpId of ['WP-1', 'WP-2', 'Wp-3']) await addRow(server.store, product, null, { wpId });
  const send = (call: string, values: FormValues, headers = {}) =>
    server.send(`/api/review/${call}`, formOf(values), headers);
  return {
    ...server,
    pictures: pictures ?? pictureFiles(server.store.db),
    add: (values = {}, headers = {}) => send('add', { ...good, ...values }, headers),
    update: (values) => send('update', { ...good, status: '1', ...values }),
    async review(id) {
      const { review } = (await server.post('/api/review/fetch')).json();
      return review.find((row: { readonly id: number }) => row.id === id);
    },
    files: () => storedFiles(server.store.db),
  };
}

/** The names of all stored files. */
export async function storedFiles(db: Kysely<Database>): Promise<string[]> {
  const chunks = await db
    .selectFrom('file_chunk')
    .innerJoin('upload', 'upload.name', 'file_chunk.name')
    .select(['file', 'is_hidden'])
    .where('part', '=', 0)
    .execute();
  return chunks
    .map(({ file, is_hidden }) => `${file.split('/').at(-1)}${is_hidden ? '.hidden' : ''}`)
    .sort();
}

export function formOf(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.append(name, value);
    else
      for (const [index, blob] of value.entries()) form.append(`${name}[${index}]`, blob, 'a.jpg');
  }
  return form;
}

/** A picture of one colour. */
export function picture(width = 40, height = 30): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#8a4b2d' } });
}

export async function jpeg(width?: number, height?: number): Promise<Blob> {
  return blobOf(await picture(width, height).jpeg().toBuffer());
}

export function blobOf(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)]);
}
