import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { HttpError } from '../errors';
import { httpTexts as texts } from '../http/texts';
import { indexPage } from './index-page';

/** Paths that are calls or files, never a screen. */
const noScreens = /^\/(api|sanctum|assets|images|invoices)(\/|$)|^\/(otpSent|verifyOTP|logout)$/;

/**
 * Serves the built application: its files, and for every other address that a browser opens the page
 * itself, whose router knows the screens (history mode).
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  configs: readonly EntityConfig[],
): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) {
    app.setNotFoundHandler((request) => {
      throw new HttpError(404, isForScreen(request) ? texts.notBuilt : texts.notFound);
    });
    return;
  }

  const sendPage = await indexPage(html, configs);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // As it lies there the page has no configs.
    allowedPath: (path) => path !== '/index.html',
    setHeaders(response, path) {
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', cacheControl(path.slice(folder.length)));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isForScreen(request)) throw new HttpError(404, texts.notFound);
    return sendPage(request, reply);
  });
}

/** Files in `assets` have a hash of their content in their name. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function isForScreen(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '';
  if (noScreens.test(path)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  // A script or a picture that is gone is asked for with `*/*` too; its name has a dot.
  return accept.includes('*/*') && !/\.[^/]*$/.test(path);
}
