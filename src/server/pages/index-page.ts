import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityConfig } from '../../entities/entity-config';
import { acceptedEncoding } from '../http/compress-responses';
import { versionOf } from '../live-configs/live-configs';

/** The application's only page, compressed once because everybody gets the same. */
export interface IndexPage {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

export async function indexPage(
  html: string,
  configs: readonly EntityConfig[],
): Promise<IndexPage> {
  const plain = Buffer.from(withConfigs(html, configs));
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return {
    plain,
    br: await promisify(brotliCompress)(plain),
    gzip: await promisify(gzip)(plain),
    etag,
  };
}

export function sendPage(
  page: IndexPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'plain']);
}

/** The texts of the scripts in a page. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}

/**
 * Adds the configs as a data block, which no browser runs, and no text in a config can end. It precedes the script that
 * reads it.
 */
function withConfigs(html: string, configs: readonly EntityConfig[]): string {
  const json = JSON.stringify(configs).replaceAll('<', '\\u003c');
  const version = `<meta name="configs-version" content="${versionOf(configs)}" />\n    `;
  const block = `${version}<script type="application/json" id="entity-configs">${json}</script>\n    `;
  // A function, because `$` is special in a replacement text.
  return html.replace(/<script>|<title>|<\/head>/, (next) => block + next);
}
