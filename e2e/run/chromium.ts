import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that is there already: the one named by CHROMIUM_PATH, the system's, or Playwright's. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) {
      throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no such file.`);
    }
    return CHROMIUM_PATH;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES, chromium.executablePath()].find(starts);
}

/** Finds a Chromium, or installs one. Throws what to do when neither is possible. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;

  console.log('No Chromium found; installing Playwright’s.');
  run('npx', ['playwright', 'install', '--no-shell', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('That gave none that starts; installing the system’s.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
    const fromSystem = findChromium();
    if (fromSystem) return fromSystem;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed.\n' +
      'Install Chrome or Chromium, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** A name on the path may be no more than a note on how to install it. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows Chrome knows no --version, and opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, { stdio: 'inherit' });
}
