import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../components/loading/load-chunk';

/** Each lets a component be loaded again whose chunk could not be: React keeps a failure for ever. */
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

/** Lets what is shown next try again to load its chunks. Called at once, it would go on for ever. */
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
