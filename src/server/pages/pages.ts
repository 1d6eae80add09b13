import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNotScreen } from '../../entities/check/taken-paths';
import type { EntityConfig } from '../../entities/entity-config';
import { HttpError } from '../http/errors';
import { httpTexts as texts } from '../http/texts';
import type { Configs } from '../live-configs/live-configs';
import { type IndexPage, indexPage, sendPage } from './index-page';

/** Serves the built files, and the page itself for every other address that a browser opens (history mode). */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  configs: Configs,
): Promise<void> {
  const html = await readPage(folder);
  if (html === undefined) {
    app.setNotFoundHandler(async (request) => {
      if (!isForScreen(request)) throw new HttpError(404, texts.notFound);
      // In development Vite serves the pages, and forwards their requests here.
      await configs.refresh();
      throw new HttpError(404, texts.notBuilt);
    });
    return;
  }

  const page = pageOf(html);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // The first rows wait for every byte. ETags are enough.
    acceptRanges: false,
    lastModified: false,
    // The page on disk has no configs, and folders are not listed.
    allowedPath: (path) => path !== '/index.html' && !path.endsWith('/'),
    setHeaders(reply, path) {
      // File names in `assets` contain a hash of the content, so browsers never revalidate these files.
      const isHashed = path.startsWith('/assets/', folder.length);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed) reply.removeHeader('etag');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isForScreen(request)) throw new HttpError(404, texts.notFound);
    // Edited entity files take effect with the next reload.
    await configs.refresh();
    return sendPage(await page(configs.current()), request, reply);
  });
}

/** The built page; `undefined` in development. */
export async function readPage(folder: string): Promise<string | undefined> {
  return await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
}

/** Makes the page again only if the configs have changed. */
function pageOf(html: string) {
  let made: { configs: readonly EntityConfig[]; page: Promise<IndexPage> } | undefined;
  return (configs: readonly EntityConfig[]): Promise<IndexPage> => {
    if (made?.configs !== configs) made = { configs, page: indexPage(html, configs) };
    return made.page;
  };
}

function isForScreen(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '';
  if (isNotScreen(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  // Browsers also request missing scripts and pictures with `*/*`; their names have a dot.
  return accept.includes('*/*') && !/\.[^/]*$/.test(path);
}
