import { buffer } from 'node:stream/consumers';
import { serve } from '../threads/serve';
import type { DocumentPlan } from './document-plan';
import { drawDocument } from './draw-document';

// The program of a worker thread: draws one invoice or receipt.

const handlers = {
  draw: (plan: DocumentPlan) => buffer(drawDocument(plan)),
};

export type DocumentHandlers = typeof handlers;

serve(handlers);
