import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process has updated the lists of packages. */
let isUpToDate = false;

/** Installs a package on Debian or Ubuntu as root; otherwise does nothing. */
export function installOnDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  if (!isUpToDate) aptGet('update');
  isUpToDate = true;
  console.log(`Installing ${name} for the tests.`);
  aptGet('install', '--yes', '--no-install-recommends', name);
}

function aptGet(...args: readonly string[]): void {
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
