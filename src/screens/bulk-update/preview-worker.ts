import { type AskMessage, answer } from '../../common/ask';
import { previewHandlers } from './preview-handlers';

// The program of a web worker: reads a chosen file and compares it without blocking the page.

const handlers = previewHandlers((progress) => postMessage(progress));

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  postMessage(await answer(handlers, data));
});
