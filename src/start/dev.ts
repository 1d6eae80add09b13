import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ProxyOptions } from 'vite';
import { readSettings, settingsReport } from '../server/settings/settings';
import { startTexts as texts } from '../server/settings/texts';
import { isForServer } from './dev-proxy';

/*
 * The development server: Vite with reload on PORT, and behind it, on a free port, the real server, which restarts
 * whenever its own files change, and looks for edited entity files at each page load.
 */
if (process.argv.length > 2) exitWith(texts.devUsage);
const result = readSettings(process.env);
if ('problems' in result) exitWith(settingsReport(result.problems));
const { port } = result.settings;
const serverPort = await freePort();

/** The page `/components`. */
const COMPONENTS = 'e2e/components/index.html';

const serverAddress = `http://localhost:${serverPort}`;

const vite = await createServer({
  configLoader: 'runner',
  plugins: [askForEachPage(serverAddress)],
  // Leaves out the pages of the bench, whose packages are not installed.
  optimizeDeps: { entries: ['index.html', COMPONENTS] },
  server: { port, strictPort: true, proxy: proxyTo(serverAddress) },
});
await vite.listen().catch((error: Error) => exitWith(error.message));

const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const watch = ['watch', '--clear-screen=false'];
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const server = spawn(process.execPath, [tsx, ...watch, main], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(serverPort),
    PAPERHANGER_ORIGIN: `http://localhost:${port}`,
    PAPERHANGER_TRUSTED_PROXIES: 'none',
  },
});
// At Ctrl-C, and at Ctrl-Break on Windows, the terminal signals both processes; other signals reach only this one.
process.on('SIGINT', () => {});
process.on('SIGBREAK', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
await once(server, 'exit');
await vite.close();

function exitWith(reason: string): never {
  console.error(reason);
  process.exit(process.argv.includes('--help') ? 0 : 1);
}

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, 'localhost');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Requests each page from the server as well, which makes it look for edited entity files. */
function askForEachPage(server: string): Plugin {
  return {
    name: 'ask-for-each-page',
    configureServer({ middlewares }) {
      middlewares.use(async (request, _response, next) => {
        const { method, headers } = request;
        if (request.url === '/components') request.url = `/${COMPONENTS}`;
        const isPage = method === 'GET' && headers.accept?.includes('text/html');
        // The server may still be starting.
        if (isPage) await fetch(server, { headers: { accept: 'text/html' } }).catch(() => {});
        next();
      });
    },
  };
}

function proxyTo(target: string): Record<string, ProxyOptions> {
  return {
    '^/': { target, bypass: (request) => (isForServer(request) ? undefined : request.url) },
  };
}
