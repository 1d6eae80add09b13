import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { COMMANDS } from '../../src/server/build/worker-entries';
import { missingParts } from './native-parts';

const names = z.optional(z.array(z.string()));
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
      hasInstallScript: z.optional(z.boolean()),
      os: names,
      cpu: names,
      libc: names,
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

test('the lock file names the native parts for every platform', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  expect(missingParts(packages)).toEqual([]);
});

/** Packages whose installation may run scripts, and why. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@photostructure/sqlite':
    'compiles SQLite where the package has no binary; not run, as it has one for every platform',
  esbuild: 'checks its binary; not run (allowScripts in package.json), as the binary works without',
  fsevents: 'compiles on macOS; not run, as Vite watches files without it',
};

test('only known packages run scripts when they are installed', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const names = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(names.filter((name) => !(name in INSTALL_SCRIPTS))).toEqual([]);
  const { allowScripts } = z
    .object({ allowScripts: z.record(z.string(), z.boolean()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(allowScripts).toEqual(
    Object.fromEntries(Object.keys(INSTALL_SCRIPTS).map((name) => [name, false])),
  );
});

test('production installs without scripts, because no package needs its own', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const names = Object.entries(packages).flatMap(([path, { hasInstallScript, dev, optional }]) =>
    hasInstallScript && !dev && !optional ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  // Its script compiles where there is no binary, and the package has one for every platform.
  expect(names).toEqual(['@photostructure/sqlite']);
  for (const file of ['deploy/Dockerfile', 'docs/operating.md']) {
    expect(readFileSync(file, 'utf8')).toContain('npm ci --omit=dev --ignore-scripts');
    expect(readFileSync(file, 'utf8')).not.toMatch(/npm ci --omit=dev(?! --ignore-scripts)/);
  }
});

test('the commands that are built are those that run from the build', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const isBuilt = ([, script]: [string, string]) => script.startsWith('npm run -s built');
  expect(Object.fromEntries(Object.entries(scripts).filter(isBuilt))).toEqual(
    Object.fromEntries(
      COMMANDS.map((name) => [name, `npm run -s built && node dist/server/${name}.js`]),
    ),
  );
});

const tool = {
  version: '1.0.0',
  optionalDependencies: { mac: '1.0.0', gnu: '1.0.0', musl: '1.0.0' },
};
const mac = { version: '1.0.0', os: ['darwin'], cpu: ['arm64', 'x64'] };
const gnu = { version: '1.0.0', os: ['linux'], cpu: ['arm64', 'x64'], libc: ['glibc'] };
const musl = { ...gnu, libc: ['musl'] };

test('a native part that the lock file lacks is reported', () => {
  expect(
    missingParts({
      'node_modules/tool': tool,
      'node_modules/gnu': gnu,
      'node_modules/mac': { ...mac, version: '2.0.0' },
    }),
  ).toEqual([
    'node_modules/tool needs mac@1.0.0, which is not locked',
    'node_modules/tool needs musl@1.0.0, which is not locked',
    ...['darwin-arm64', 'darwin-x64', 'win32-arm64', 'win32-x64'].map(
      (platform) => `node_modules/tool has no part for ${platform}`,
    ),
    'node_modules/tool has no part for linux-arm64-musl',
    'node_modules/tool has no part for linux-x64-musl',
  ]);
});

test('a native part is found beside its package and above it', () => {
  expect(
    missingParts({
      'node_modules/a/node_modules/tool': tool,
      'node_modules/a/node_modules/tool/node_modules/mac': mac,
      'node_modules/a/node_modules/gnu': gnu,
      'node_modules/musl': musl,
    }),
  ).toEqual(
    ['win32-arm64', 'win32-x64'].map(
      (platform) => `node_modules/a/node_modules/tool has no part for ${platform}`,
    ),
  );
});

test('a native part needs only the parts for its own platform', () => {
  const part = { ...gnu, optional: true, optionalDependencies: { library: '1.0.0' } };
  expect(missingParts({ 'node_modules/part': part, 'node_modules/library': gnu })).toEqual([]);
});
