import { type AskMessage, answer } from '../../common/ask';
import { exportHandlers } from './export-handlers';

// The program of a web worker: makes a file without blocking the page.

const handlers = exportHandlers();

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  postMessage(await answer(handlers, data));
});
