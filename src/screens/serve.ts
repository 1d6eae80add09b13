import { type AskMessage, answer, type Handlers } from '../common/worker-calls';

/** Runs in a web worker: answers the calls of the page that started it. */
export function serve(handlers: Handlers): void {
  addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
    postMessage(await answer(handlers, data));
  });
}
