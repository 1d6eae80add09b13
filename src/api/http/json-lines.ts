/**
 * The values of a body of JSON lines, each as soon as its line is complete. Lines that aren't JSON are
 * skipped, as is a last line that was cut off.
 */
export async function* readJsonLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
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
      for (const line of lines) yield* readLine(line);
      if (done) return;
    }
  } finally {
    // The reader may have stopped early.
    void reader.cancel().catch(() => {});
  }
}

function* readLine(line: string): Generator<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return;
  }
  yield value;
}
