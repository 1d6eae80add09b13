import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Below this, headers cost more than compression saves. */
const MIN_LENGTH = 1024;

/** Fast, and smaller than gzip's default. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses long texts that are not compressed yet. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length >= MIN_LENGTH;
    if (!isLong || reply.hasHeader('content-encoding')) return done();
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('accept-encoding'))
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = acceptedEncoding(request);
    if (!encoding) return done();
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'br') brotliCompress(payload, brotliOptions, done);
    else gzip(payload, done);
  });
}

const encodings = (['br', 'gzip'] as const).map((name) => ({
  name,
  accepted: new RegExp(`(^|,)\\s*${name}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))(;|,|$)`, 'i'),
}));

export function acceptedEncoding({ headers }: FastifyRequest) {
  const header = String(headers['accept-encoding'] ?? '');
  return encodings.find(({ accepted }) => accepted.test(header))?.name;
}
