import { Server, Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors';
import { httpTexts as texts } from './texts';

/** How long new connections are still accepted, so that the load balancer can notice. */
const GRACE_MS = 500;
const TIME_LIMIT_MS = 8_000;
const LOOK_EVERY_MS = 20;
const MAX_TURN_MS = 1;

interface Connection {
  readonly openedAt: number;
  running: number;
  /** How much had been read when its last response was sent. */
  answered: number;
}

/**
 * Lets a closing app answer all requests that have been sent: those that run, those that arrive within a
 * short time, and those in connections that it has not read yet. Each response closes its connection, and
 * `/readyz` is a 503. Requests that take longer than 8 s are cut off.
 */
export function drainOnClose(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>();
  let isClosing = false;
  let accepted = 0;

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known) return known;
    const connection = { openedAt: performance.now(), running: 0, answered: 0 };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  }

  app.server.on('connection', (socket) => {
    accepted += 1;
    connectionOf(socket);
  });
  app.addHook('onRequest', ({ raw: { socket }, url }, reply, done) => {
    // Tests send requests without a connection.
    if (socket instanceof Socket) {
      const connection = connectionOf(socket);
      connection.running += 1;
      // Emitted once for every response, whether sent or cut off.
      reply.raw.once('close', () => {
        connection.running -= 1;
        connection.answered = socket.bytesRead;
      });
    }
    if (isClosing && url.startsWith('/readyz')) throw new HttpError(503, texts.ending);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    const end = performance.now() + TIME_LIMIT_MS;
    await setTimeout(GRACE_MS);
    // Node accepts one connection at a time. Connections that still wait to be accepted would be reset.
    const acceptEnd = performance.now() + GRACE_MS;
    for (let before = -1; before < accepted; ) {
      before = accepted;
      await readAll(acceptEnd);
    }
    // An HTTP server's own `close` would cut off what is still being sent, and what has not been read yet.
    Server.prototype.close.call(app.server);
    while (connections.size > 0) {
      await readAll(end);
      const now = performance.now();
      for (const [socket, connection] of connections) {
        if (now > end || isIdle(socket, connection, now)) socket.destroy();
      }
      await setTimeout(LOOK_EVERY_MS);
    }
  });
}

/** Reads everything that has arrived, including what arrives while a long turn of the event loop runs. */
async function readAll(end: number): Promise<void> {
  for (let start = 0; performance.now() - start > MAX_TURN_MS && start < end; ) {
    start = performance.now();
    await setImmediate();
  }
}

/** A client that has just connected is about to send its request. */
function isIdle(socket: Socket, { openedAt, running, answered }: Connection, now: number): boolean {
  const isNew = answered === 0 && now - openedAt < GRACE_MS;
  return running === 0 && socket.bytesRead === answered && !isNew;
}
