import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A minimal SMTP server. */
interface FakeMailServer {
  readonly url: string;
  /** The mails received, with their headers. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** `rejects` answers every recipient with a 550. */
export async function startMailServer({ rejects = false } = {}): Promise<FakeMailServer> {
  const mails: string[] = [];
  const server = createServer((socket) => talk(socket, rejects, (mail) => mails.push(mail)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, rejects: boolean, keep: (mail: string) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let received = '';
  let isMail = false;
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    received += chunk;
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      const at = received.indexOf(end);
      if (at === -1) return;
      const message = received.slice(0, at);
      received = received.slice(at + end.length);
      if (isMail) {
        keep(message);
        isMail = false;
        say('250 queued');
      } else if (/^data/i.test(message)) {
        isMail = true;
        say('354 go on');
      } else if (/^quit/i.test(message)) {
        socket.end('221 bye\r\n');
      } else {
        say(rejects && /^rcpt/i.test(message) ? '550 no such user' : '250 ok');
      }
    }
  });
  say('220 hello');
}
