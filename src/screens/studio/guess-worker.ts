import { type AskMessage, answer } from '../../common/ask';
import { type FileGuess, guessFile } from '../../spreadsheet/read/guess-file';

// The program of a web worker: proposes a config for a file of rows without blocking the page.

let sample: FileGuess | undefined;

const handlers = {
  async read(file: File) {
    sample = await guessFile(file.name, new Uint8Array(await file.arrayBuffer()));
    return { name: sample.name, reasons: sample.guess(sample.name).reasons };
  },
  textFor: (name: string) => sample?.guess(name).text,
};

export type GuessHandlers = typeof handlers;

addEventListener('message', async ({ data }: MessageEvent<AskMessage>) => {
  postMessage(await answer(handlers, data));
});
