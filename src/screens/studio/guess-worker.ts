import { type FileGuess, guessFile } from '../../spreadsheet/read/guess-file';
import { serve } from '../serve';

// The program of a web worker: proposes a config for a file of rows without blocking the page.

let sample: FileGuess | undefined;

const handlers = {
  async read(file: File) {
    sample = await guessFile(file.name, new Uint8Array(await file.arrayBuffer()));
    const { reasons, rows } = sample.guess(sample.name);
    return { name: sample.name, reasons, count: rows.length };
  },
  guess: (name: string) => sample?.guess(name),
};

export type GuessHandlers = typeof handlers;

serve(handlers);
