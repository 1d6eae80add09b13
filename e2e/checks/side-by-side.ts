/*
 * Runs the linter, the compiler, the search for unused code and the named scripts side by side. Each prints its output
 * when it ends, so that nothing is mixed. A failure of one does not hide the failures of others.
 */
import { spawn } from 'node:child_process';

const CHECKS = [
  'npm run --silent lint',
  // By default, the compiler uses four threads, which repeat some of each other's work: twice as much in all.
  'npm run --silent types -- --checkers 1',
  // Which entries knip finds by itself depends on whether PostgreSQL is installed, so it gives no hints about them.
  'knip --no-progress --no-config-hints',
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
