import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk';

/**
 * A component in a chunk of its own, which loads after what is shown now has been painted. If that can't be
 * loaded, the error boundary says so.
 */
export function lazyChunk<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await whenPainted();
    return { default: await loadChunk(load) };
  });
}

/** After what is shown now has been painted. */
export function whenPainted(): Promise<void> {
  // Safari has no requestIdleCallback.
  const later = (resolve: () => void) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: 500 })
      : setTimeout(resolve, 50);
  return new Promise((resolve) => requestAnimationFrame(() => later(resolve)));
}
