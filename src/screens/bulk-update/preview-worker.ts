import { previewAnswers } from './answer-preview';
import type { PreviewRequest } from './preview-calls';

// The program of a web worker: it reads a chosen file and compares it, so that the page never waits.

const answer = previewAnswers((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<PreviewRequest>) => void answer(data));
