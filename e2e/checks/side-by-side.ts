/*
 * Runs the linter, the compiler, the search for unused code and the scripts that are named side by side. Each
 * prints what it has to say when it ends, so that nothing is mixed; a failure of one does not hide those of others.
 */
import { spawn } from 'node:child_process';

const CHECKS = [
  'npm run --silent lint',
  // By default, the compiler has four threads, which each do some of the work of others again: twice as much in all.
  'npm run --silent types -- --checkers 1',
  'knip --no-progress',
];

const scripts = process.argv.slice(2).map((name) => `npm run --silent ${name}`);

async function passes(command: string): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(printed);
  if (code !== 0) console.error(`${command} failed.\n`);
  return code === 0;
}

const passed = await Promise.all([...CHECKS, ...scripts].map(passes));
process.exitCode = passed.every(Boolean) ? 0 : 1;
