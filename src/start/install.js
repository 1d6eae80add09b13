/*
 * Runs before `npm start`, `npm run dev` and `npm test`: installs the packages of package-lock.json unless
 * they are there. Nothing is installed yet when it runs, so it needs Node alone, and no TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isInstalled } from './is-installed.js';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

if (!existsSync(LOCK)) npm('install');
else if (!existsSync(INSTALLED) || !isInstalled(read(LOCK), read(INSTALLED), thisMachine())) {
  npm('ci');
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function thisMachine() {
  const { platform: os, arch: cpu } = process;
  return { os, cpu, libc: os === 'linux' ? linuxLibc() : undefined };
}

function linuxLibc() {
  const report = JSON.stringify(process.report.getReport());
  return report.includes('"glibcVersionRuntime"') ? 'glibc' : 'musl';
}

/** @param {'ci' | 'install'} command */
function npm(command) {
  // With a shell, because npm is a batch file on Windows.
  const line = `npm ${command} --include=dev --no-audit --no-fund`;
  console.log(line);
  process.exitCode = spawnSync(line, { shell: true, stdio: 'inherit' }).status ?? 1;
}
