import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeInstallers, makeOrders, makeWallpapers } from './data';
import { makePictures } from './pictures';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface Body {
  readonly type: string;
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/** Serves the same data to every contestant, each on a separate port. */
export interface BenchServer {
  /** Serves the built files of a contestant; returns the address. */
  readonly serve: (folder: string) => Promise<string>;
  /** Sets the number of orders. */
  readonly setOrders: (count: number) => void;
  readonly close: () => void;
}

export async function startBenchServer(): Promise<BenchServer> {
  const picture = await makePictures();
  const orders = new Map<number, Body>();
  const lists = new Map([
    ['/api/user', json({ id: 1, username: 'bench' })],
    ['/api/installer/fetch', json(makeInstallers(200))],
    ['/api/pdf/fetch', json({ products: makeWallpapers(10_000) })],
  ]);
  const servers: ReturnType<typeof createServer>[] = [];

  function answer(
    files: ReadonlyMap<string, Body>,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    if (pathname.startsWith('/images/')) {
      const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000' };
      return response.writeHead(200, headers).end(picture(pathname));
    }
    const list = lists.get(pathname);
    if (list) return send(list, 'no-store', request, response);
    if (/^\/(api|sanctum)\//.test(pathname)) return response.writeHead(204).end();
    const file = files.get(pathname);
    if (file) return send(file, 'public, max-age=31536000, immutable', request, response);
    const page = files.get('/index.html');
    return page ? send(page, 'no-cache', request, response) : response.writeHead(404).end();
  }

  return {
    async serve(folder) {
      const files = readFiles(folder);
      const server = createServer((request, response) => void answer(files, request, response));
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('There is no port.');
      return `http://127.0.0.1:${address.port}`;
    },
    setOrders(count) {
      const body = orders.get(count) ?? json(makeOrders(count));
      orders.set(count, body);
      lists.set('/api/orders/fetch', body);
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** Compressed as the product's own server does it: lists fast, files as small as possible. */
function json(value: unknown): Body {
  return body('application/json; charset=utf-8', Buffer.from(JSON.stringify(value)), 4);
}

function body(type: string, plain: Buffer, quality: number): Body {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return { type, plain, packed: brotliCompressSync(plain, { params }) };
}

function readFiles(folder: string): ReadonlyMap<string, Body> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const type = TYPES[extname(file)] ?? '';
      return [file.slice(folder.length), body(type, readFileSync(file), 11)];
    }),
  );
}

function send(
  { type, plain, packed }: Body,
  cacheControl: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const content = isPacked ? packed : plain;
  response.writeHead(200, {
    'content-type': type,
    'content-length': content.byteLength,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'br' }),
  });
  response.end(content);
}
