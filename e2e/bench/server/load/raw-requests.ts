import { connect } from 'node:net';

export interface RawRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a POST again and again over several connections, each of which waits for its responses. Returns the responses
 * per second. Parses nothing but their ends, to measure the servers and not this client. Throws unless all have the
 * `status`.
 */
export async function rawRequests(
  { url, headers }: RawRequest,
  { connections, ms, status }: { connections: number; ms: number; status: number },
): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const lines = Object.entries({ host, ...headers, 'content-length': '0' });
  const text = `POST ${pathname} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`;
  const start = performance.now();
  let answers = 0;
  const repeat = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname).setNoDelay();
      socket.once('error', reject);
      const next = () => {
        if (performance.now() - start < ms) return void socket.write(text);
        socket.destroy();
        resolve();
      };
      let head = '';
      let missing = 0;
      socket.on('data', (chunk) => {
        if (missing === 0) {
          head += chunk.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const [, answered] = /^HTTP\/1.1 (\d+)/.exec(head) ?? [];
          if (Number(answered) !== status) reject(new Error(`Answered ${head}`));
          const [, length = '0'] = /content-length: (\d+)/i.exec(head.slice(0, end)) ?? [];
          missing = end + 4 + Number(length) - head.length;
          head = '';
        } else missing -= chunk.byteLength;
        if (missing > 0) return;
        answers += 1;
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: connections }, repeat));
  return answers / ((performance.now() - start) / 1000);
}
