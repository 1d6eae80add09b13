import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { OutputLines } from '../fixtures/output-lines';

test('a line of one stream is found even if the other stream is in the middle of a line', async () => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const output = new OutputLines();
  output.read(stdout);
  output.read(stderr);
  const found = output.waitFor(/^Open (\S+)$/);
  stderr.write('{"level":30,');
  stdout.end('Open http://localhost:3000\n');
  stderr.end('"msg":"ready"}\n');
  await output.waitFor(/^\{"level":30,"msg":"ready"\}$/);
  expect(await found).toBe('http://localhost:3000');
});
