import { expect, test } from 'vitest';
import { isInstalled } from './is-installed.js';

const locked = {
  '': {},
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool-mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/tool-gnu': glibc(['glibc']),
  'node_modules/tool-musl': glibc(['musl']),
  'node_modules/tool-peer': { version: '1.0.0', optional: true },
};
const installed = {
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool-gnu': glibc(['glibc']),
};
const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

function glibc(libc: string[]) {
  return { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc };
}

function isComplete(changes: object, machine = linux): boolean {
  return isInstalled({ packages: locked }, { packages: { ...installed, ...changes } }, machine);
}

test('packages for other machines need not be installed', () => {
  expect(isComplete({})).toBe(true);
});

test.each([
  ['another version', { 'node_modules/tool': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['other contents', { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-b' } }],
  ['a package that is no longer locked', { 'node_modules/old': { version: '1.0.0' } }],
])('%s needs an installation', (_what, changes) => {
  expect(isComplete(changes)).toBe(false);
});

test('a missing package needs an installation', () => {
  const packages = { 'node_modules/tool-gnu': glibc(['glibc']) };
  expect(isInstalled({ packages: locked }, { packages }, linux)).toBe(false);
});

test('packages copied from another machine need an installation', () => {
  expect(isComplete({}, { ...linux, libc: 'musl' })).toBe(false);
  expect(isComplete({}, { os: 'darwin', cpu: 'arm64', libc: '' })).toBe(false);
  expect(
    isComplete({ 'node_modules/tool-musl': glibc(['musl']) }, { ...linux, libc: 'musl' }),
  ).toBe(true);
});
