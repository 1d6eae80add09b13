import { expect, test } from 'vitest';
import { readJsonLines } from './json-lines';

/** A body that arrives in these chunks, and then fails with `error`, if given. */
function bodyOf(pieces: readonly Uint8Array[], error?: Error): ReadableStream<Uint8Array> {
  const rest = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else if (error) controller.error(error);
      else controller.close();
    },
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function valuesOf(body: ReadableStream<Uint8Array>) {
  const values: unknown[] = [];
  for await (const value of readJsonLines(body)) values.push(value);
  return values;
}

const VALUES = [{ step: 'पढ़ना ₹' }, { list: [1, 2] }, {}];
const TEXT = VALUES.map((value) => JSON.stringify(value)).join('\n');

test.each([1, 2, 3, 7, 1000])(
  'lines are complete, however they are split: %i bytes',
  async (size) => {
    const whole = bytes(`${TEXT}\n`);
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
      whole.slice(index * size, (index + 1) * size),
    );
    expect(await valuesOf(bodyOf(pieces))).toEqual(VALUES);
  },
);

test('the last line needs no line break, and Windows line breaks are fine', async () => {
  expect(await valuesOf(bodyOf([bytes(TEXT.replaceAll('\n', '\r\n'))]))).toEqual(VALUES);
});

test('lines that aren’t objects are skipped', async () => {
  expect(await valuesOf(bodyOf([bytes('\n{"a":1}\n\nno\n1\n{"a":\n{"b":2}\n{"cut')]))).toEqual([
    { a: 1 },
    { b: 2 },
  ]);
});

test('each value is available as soon as its line is', async () => {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const lines = readJsonLines(
    new ReadableStream({
      start(controller) {
        source = controller;
      },
    }),
  );
  source?.enqueue(bytes('{"n":1}\n{"n":2'));
  expect(await lines.next()).toEqual({ done: false, value: { n: 1 } });
  source?.enqueue(bytes('3}\n'));
  expect(await lines.next()).toEqual({ done: false, value: { n: 23 } });
});

test('a broken stream yields the complete lines, then throws', async () => {
  const lines = readJsonLines(bodyOf([bytes('{"n":1}\n{"half')], new TypeError('terminated')));
  expect(await lines.next()).toEqual({ done: false, value: { n: 1 } });
  await expect(lines.next()).rejects.toThrow('terminated');
});

test('leaving the loop early cancels the stream', async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('{}\n')),
    cancel() {
      cancelled = true;
    },
  });
  for await (const _ of readJsonLines(body)) break;
  expect(cancelled).toBe(true);
});
