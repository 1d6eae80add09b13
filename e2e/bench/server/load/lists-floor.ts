import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

// A bare server that sends the bytes that ours keeps, or a 304.

const folder = process.argv[2] ?? '.';
const ETAG = 'W/"floor"';
const bodies = new Map(
  ['br', 'gzip', 'identity'].map((encoding) => [encoding, readFileSync(join(folder, encoding))]),
);

const server = createServer((request, response) => {
  request.resume();
  response.setHeader('etag', ETAG);
  if (request.headers['if-none-match'] === ETAG) {
    response.writeHead(304).end();
    return;
  }
  const encoding = String(request.headers['accept-encoding']);
  const body = bodies.get(encoding) ?? Buffer.of();
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', body.byteLength);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`Open http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
