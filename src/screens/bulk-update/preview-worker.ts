import { serve } from '../serve';
import { previewHandlers } from './preview-handlers';

// The program of a web worker: reads a chosen file and compares it without blocking the page.

serve(previewHandlers((progress) => postMessage(progress)));
