import { type AskMessage, answer, type Handlers } from '../common/worker-calls';

/** The main call of a web worker's program: answers the page that started it. */
export function serve(handlers: Handlers): void {
  addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
    postMessage(await answer(handlers, data));
  });
}
