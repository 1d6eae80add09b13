import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk';

/**
 * A component in a chunk of its own, which loads after what is shown now has been painted. If that can't be
 * loaded, the error boundary says so.
 */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await nextPaint();
    return { default: await loadChunk(load) };
  });
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
