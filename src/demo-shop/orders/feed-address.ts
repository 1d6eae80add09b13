import type { Server } from 'node:http';
import { FEED_PATH } from './feed-routes';

/** Where this server, which plays the shop, lists the shop's orders; once it listens. */
export function demoFeedUrl(server: Pick<Server, 'address'>): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}${FEED_PATH}`;
}
