import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processorTime } from '../../common/testing';
import { thingRows, things } from '../../spreadsheet/fixtures/things';
import { limits } from '../../spreadsheet/package/limits';
import { deflateRepeated, repeatedXml, workbookParts, zipOf } from '../../spreadsheet/testing';
import { type SpreadsheetServer, startSpreadsheetServer } from '../testing/spreadsheet-server';

let server: SpreadsheetServer;
beforeAll(async () => {
  server = await startSpreadsheetServer(things);
  await server.add(things, thingRows);
  // The first request for a list takes longer than later ones.
  await server.post('/api/thing/fetch');
});
afterAll(async () => {
  await server.close();
});

const gigabyte = deflateRepeated(new Uint8Array(1024 * 1024), 1024);

// src/spreadsheet/read/hostile-files.test.ts has more kinds.
test.each([
  [
    'that lies about its size',
    { data: gigabyte, isDeflated: true, unpackedBytes: 4096 },
    'damaged',
  ],
  ['of endless elements', repeatedXml('<a>', 9_000_000), 'many more cells than its rows need'],
])('a bomb %s is rejected soon, while others are answered', async (_what, sheet, message) => {
  const file = zipOf(workbookParts(sheet));
  const waits: number[] = [];
  const spent = await processorTime(async () => {
    const isDone = { yes: false };
    const answering = server.upload('/api/thing/bulkUpdate', file).finally(() => {
      isDone.yes = true;
    });
    while (!isDone.yes) {
      const asked = performance.now();
      expect((await server.post('/api/thing/fetch')).statusCode).toBe(200);
      waits.push(performance.now() - asked);
      // As often as colleagues might send requests, not as fast as the processor can.
      await setTimeout(20);
    }
    const answer = await answering;
    expect([answer.statusCode, answer.json().errors.file?.[0]]).toEqual([
      422,
      expect.stringContaining(message),
    ]);
  });
  // Unpacking all of it would take five to sixty seconds of computing.
  expect(spent).toBeLessThan(4000);
  // The median, because a busy machine delays some; if the bomb blocked the others, one would wait all the time.
  waits.sort((one, other) => one - other);
  expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(500);
});

test('an uploaded file that is too large is rejected', async () => {
  const answer = await server.upload('/api/thing/bulkUpdate', new Uint8Array(limits.fileBytes + 1));
  expect([answer.statusCode, answer.json().errors.file]).toEqual([
    422,
    ['The file is larger than 20 MB.'],
  ]);
});
