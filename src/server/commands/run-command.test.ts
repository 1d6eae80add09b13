import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
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
