import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import type { Answer } from './responses';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A file of the built application, or its page for any other path. */
export function staticFile(folder: string, path: string): Answer {
  const root = resolve(folder);
  const wanted = resolve(join(root, decodeURIComponent(path)));
  const isFile = wanted.startsWith(root + sep) && existsSync(wanted) && statSync(wanted).isFile();
  // Like many hosts, this one answers with the page when a script is gone.
  const file = isFile ? wanted : join(root, 'index.html');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return { status: 200, headers: { 'Content-Type': type }, body: readFileSync(file) };
}
