import { once } from 'node:events';
import type { DocumentPlan } from '../documents/document-plan';
import { startThread } from '../threads/start-thread';
import { takeTurns } from '../threads/take-turns';
import type { PdfCallName, PdfInput } from './pdf-calls';

/** A thread that makes one PDF. */
export interface PdfThread {
  ask<Name extends PdfCallName>(name: Name, input: PdfInput<Name>): Promise<Uint8Array>;
  end(): Promise<void>;
}

const MEMORY_MEGABYTES = 512;
const LONGEST_MS = 30_000;

/**
 * Fonts are read and lines broken in a thread of its own, for that takes longer than others should
 * wait. An aborted signal ends what it is at.
 */
export function startPdfThread(signal: AbortSignal): PdfThread {
  const worker = startThread('pdf/pdf-worker', { maxOldGenerationSizeMb: MEMORY_MEGABYTES });
  // An error that comes while nothing is asked must not end the server; the next question meets it.
  let failure: Error | undefined;
  worker.on('error', (error) => {
    failure = error;
  });
  return {
    async ask(name, input) {
      if (failure) throw failure;
      const answered = once(worker, 'message', { signal });
      worker.postMessage({ name, input });
      const [bytes] = await answered;
      return bytes;
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** More at once would only take each other's time. */
const inTurn = takeTurns(2);

/** An invoice or a receipt. */
export function makeDocument(plan: DocumentPlan): Promise<Buffer> {
  return inTurn(async () => {
    const thread = startPdfThread(AbortSignal.timeout(LONGEST_MS));
    try {
      return Buffer.from(await thread.ask('document', plan));
    } finally {
      await thread.end();
    }
  });
}
