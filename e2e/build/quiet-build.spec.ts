import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

// The last lines of `npm start` say how to sign in; nothing before them should look like a problem.
test('a build that goes well prints nothing', async ({ browserName: _ }, testInfo) => {
  for (const command of (scripts.build ?? '').split(' && ')) {
    const [vite, ...args] = command.split(' ');
    expect(vite).toBe('vite');
    const folder = testInfo.outputPath('built');
    const out = ['--outDir', folder, '--emptyOutDir'];
    const program = join('node_modules', 'vite', 'bin', 'vite.js');
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      program,
      ...args,
      ...out,
    ]);
    expect(stdout + stderr).toBe('');
  }
});
