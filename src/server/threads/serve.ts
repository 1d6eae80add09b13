import { parentPort } from 'node:worker_threads';
import { type AskMessage, answer, type Handlers } from '../../common/ask';

/** The main call of a worker program: answers what its starter asks. */
export function serve(handlers: Handlers): void {
  parentPort?.on('message', async (message: AskMessage) => {
    parentPort?.postMessage(await answer(handlers, message));
  });
}
