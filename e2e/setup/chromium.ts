import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian';

/** Headless Chromium first: without parts for windows, tests cost a seventh less. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];

const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chromium: the one named by CHROMIUM_PATH, the system's, or Playwright's. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) {
      throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist.`);
    }
    return CHROMIUM_PATH;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PATHS, chromium.executablePath()].find(starts);
}

/** Starts an installed Chromium. As root, it can’t use its sandbox. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Ways to install one, from the quickest to the last resort. */
const INSTALLATIONS = [
  () => installOnDebian('chromium-headless-shell'),
  installPlaywrightsChromium,
  // Also installs the libraries that Playwright's Chromium needs.
  () => installOnDebian('chromium'),
];

/** Finds a Chromium, or installs one. When neither is possible, throws an error that says what to do. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;

  console.log('No Chromium found; installing one.');
  for (const install of INSTALLATIONS) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be found or installed.\n' +
      'Install Chrome or Chromium, or set CHROMIUM_PATH to the path of one.',
  );
}

function installPlaywrightsChromium(): void {
  const args = ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium'];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}

/** On some systems the command only prints how to install Chromium. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, Chrome ignores --version and opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
