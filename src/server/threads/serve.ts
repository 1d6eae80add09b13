import { parentPort } from 'node:worker_threads';
import { type AskMessage, answer, type Handlers } from '../../common/worker-calls';

/** The main call of a worker program: answers the thread that started it. */
export function serve(handlers: Handlers): void {
  parentPort?.on('message', async (message: AskMessage) => {
    const answered = await answer(handlers, message);
    parentPort?.postMessage(answered, 'result' in answered ? wholeBuffers(answered.result) : []);
  });
}

/** A buffer that need not be copied, because nothing else is in it. */
function wholeBuffers(result: unknown): ArrayBuffer[] {
  if (!(result instanceof Uint8Array) || !(result.buffer instanceof ArrayBuffer)) return [];
  return result.byteLength === result.buffer.byteLength ? [result.buffer] : [];
}
