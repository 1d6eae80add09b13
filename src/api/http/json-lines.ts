import { isRecord } from '../../common/is-record';
import { readLoosely } from '../../common/read-loosely';
import type { Row } from '../../entities/row';

/** Yields the objects in a body of JSON lines, each as soon as its line is complete. Skips other lines. */
export async function* readJsonLines(body: ReadableStream<Uint8Array>): AsyncGenerator<Row> {
  // Safari can't iterate over a stream, but it can read one.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.map(readLoosely).filter(isRecord);
      if (done) return;
    }
  } finally {
    // The caller may have stopped early.
    void reader.cancel().catch(() => {});
  }
}
