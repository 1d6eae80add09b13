import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk';

/** A component in a chunk of its own. If that can't be loaded, the error boundary says so. */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
