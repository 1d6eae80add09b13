import type { Settings } from './settings';

/** The address at which the server's own computer reaches it. */
export function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const isAny = ['::', '0.0.0.0'].includes(host);
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
