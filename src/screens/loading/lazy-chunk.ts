import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk';

/** A part that the first rows do not wait for. One that does not arrive ends in a message. */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(load) }));
}
