import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../components/loading/load-chunk';

/** A component in its own chunk, loaded after the next paint. The error boundary says if that fails. */
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
