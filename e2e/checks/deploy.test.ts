import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { secretFiles } from '../../src/server/settings/settings-schema';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const unit = read('paperhanger.service');

/** The lines of a service in compose.yaml. */
const service = (name: string) =>
  new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

test.each(['paperhanger', 'database'])('the container %s has limits', (name) => {
  expect(service(name)).toMatch(/limits:\n(\s+#.*\n)*\s+memory: \d+[MG]\n\s+pids: \d+\n/);
});

test('the systemd unit has limits, and the Config Studio can write', () => {
  expect(unit).toMatch(/^MemoryMax=\d+M$/m);
  expect(unit).toMatch(/^TasksMax=\d+$/m);
  expect(unit).toMatch(/^ReadWritePaths=.*\/entity-configs$/m);
});

test('in the container, the Config Studio can write, and an upgrade keeps what it wrote', () => {
  expect(dockerfile).toMatch(/^COPY --chown=node:node entity-configs entity-configs$/m);
  expect(service('paperhanger')).toContain('- entity-configs:/app/entity-configs');
});

test('the image is built with every file that the build’s own settings import', () => {
  const context = [...read('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(
    ([, path]) => path,
  );
  const imported = readFileSync('vite.config.ts', 'utf8').matchAll(/ from '\.\/(.+)'/g);
  const files = [...imported].map(([, name]) => `${name}.ts`);
  expect(files).not.toEqual([]);
  const isThere = (file: string) =>
    context.some((path) => file === path || file.startsWith(`${path}/`));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test('no secret is in the environment of a container', () => {
  const variables = [...(compose + read('example.env')).matchAll(/^\s*(?:#\s*)?([A-Z_]+)[:=]/gm)];
  const secrets = new Set(secretFiles.values());
  secrets.delete('ORDERS_FEED_URL'); // It is a secret only with a user name and password.
  expect(variables.map(([, name = '']) => name).filter((name) => secrets.has(name))).toEqual([]);
  expect(compose).not.toContain('POSTGRES_PASSWORD:');
});

describe('the health check of the container', () => {
  const [, command = '[]'] = /HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [program = '', ...args]: string[] = JSON.parse(command);
  const exitCode = async (PORT: string) => {
    const check = spawn(program, args, { env: { PATH: process.env.PATH, PORT } });
    const [code] = await once(check, 'exit');
    return code;
  };

  test('asks the server on its port', async () => {
    let status = 200;
    const server = createServer(({ url }, response) => {
      response.writeHead(url === '/readyz' ? status : 404).end();
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    expect(await exitCode(port)).toBe(0);
    status = 503;
    expect(await exitCode(port)).toBe(1);
    server.close();
    await once(server, 'close');
    expect(await exitCode(port)).toBe(1);
  });
});
