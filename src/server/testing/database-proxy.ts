import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** A proxy between a server and its PostgreSQL, which it can make unreachable. */
export interface DatabaseProxy {
  readonly url: string;
  /** Breaks all connections and rejects new ones, as a restart does. */
  cut(): void;
  /** Keeps connections open but forwards nothing, as when a cable is pulled. */
  freeze(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  const target = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';

  const proxy = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const server = createConnection(target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === 'frozen') from.pause();
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);

  return {
    url: url.href,
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.pause();
    },
    restore() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
