import { expect, test } from 'vitest';
import { answer, createAsk } from './worker-calls';

class FileError extends Error {
  override readonly name = 'FileError';
}

const handlers = {
  add: (one: number, other: number) => one + other,
  later: async (text: string) => text,
  reject() {
    throw new FileError('No file.');
  },
  crash() {
    throw new TypeError('Broken.');
  },
};

function connected() {
  const channel = createAsk<typeof handlers>(
    (message) =>
      void answer(handlers, structuredClone(message)).then((reply) =>
        channel.receive(JSON.parse(JSON.stringify(reply))),
      ),
    { FileError },
  );
  return channel;
}

test('each result goes to the call that asked for it', async () => {
  const { ask } = connected();
  expect(await Promise.all([ask('later', 'a'), ask('add', 1, 2), ask('later', 'b')])).toEqual([
    'a',
    3,
    'b',
  ]);
});

test('known errors keep their class; others keep only their message', async () => {
  const { ask } = connected();
  await expect(ask('reject')).rejects.toThrow(new FileError('No file.'));
  await expect(ask('reject')).rejects.toBeInstanceOf(FileError);
  await expect(ask('crash')).rejects.toThrow('Broken.');
});

test('a failure rejects pending and later calls', async () => {
  const { ask, fail } = createAsk<typeof handlers>(() => {});
  const pending = ask('add', 1, 2);
  fail(new Error('Gone.'));
  await expect(pending).rejects.toThrow('Gone.');
  await expect(ask('later', 'a')).rejects.toThrow('Gone.');
});
