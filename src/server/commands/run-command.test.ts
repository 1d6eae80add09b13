import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a command ends quietly when the program reading its output, such as head, has exited', async () => {
  const doctor = join(process.env.TEST_PROGRAMS ?? '', 'doctor.js');
  const { stderr } = await promisify(execFile)(
    '/bin/sh',
    ['-c', '"$0" "$1" | true', process.execPath, doctor],
    { env: { PATH: process.env.PATH, PAPERHANGER_DATA: folder } },
  );
  expect(stderr).not.toMatch(/EPIPE|Error/);
});

test('the written file is reported before the error that kept its rows from being added', async () => {
  const file = join(folder, 'helper.csv');
  await writeFile(file, 'Name\nAsha\n');
  const command = [process.execPath, '--import', 'tsx', 'src/server/commands/entity.ts'];
  const { stdout } = await promisify(execFile)(
    '/bin/sh',
    ['-c', '"$@" 2>&1; echo "exit $?"', 'sh', ...command, 'from', file, '--with-rows'],
    { env: { PATH: process.env.PATH, PAPERHANGER_CONFIGS: folder, PORT: 'none' } },
  );
  expect(stdout).toMatch(/Wrote .*helper\.json\..*\n[^\n]*PORT.*\nexit 1\n$/s);
});
