import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../components/loading/load-chunk';

/** Resets components whose chunks failed to load: React never retries a `lazy` that was rejected. */
const failed = new Set<() => void>();

/** A component in its own chunk, loaded after the next paint. The error boundary says if that fails. */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const start = () =>
    lazy(async () => {
      await whenPainted();
      try {
        return { default: await loadChunk(load) };
      } catch (error) {
        failed.add(() => {
          Current = start();
        });
        throw error;
      }
    });
  let Current: ComponentType<Props> = start();
  return (props: Props) => <Current {...props} />;
}

/** Makes the next render retry failed chunks. Call it once the error is shown: earlier, it would retry endlessly. */
export function forgetFailedChunks(): void {
  for (const startAgain of failed) startAgain();
  failed.clear();
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
