import { type ComponentType, createElement } from 'react';
import { useChunk } from '../../components/loading/use-chunk';
import { singleFlight } from '../../stores/calls/single-flight';

/**
 * A component in its own chunk, loaded after the next paint, with a placeholder until then. If loading fails, the error
 * boundary says so. Not React's `lazy`: `Suspense` shows its fallback for at least 300 ms, however fast the chunk is.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  // Once it has loaded, it is rendered at once wherever it is used.
  let Loaded: ComponentType<Props> | undefined;
  async function loadPainted() {
    await whenPainted();
    Loaded = await load();
    return { Loaded };
  }
  return function LazyChunk(props: Props) {
    useChunk(loadPainted, Loaded === undefined);
    const Current = Loaded ?? Placeholder;
    return Current && createElement(Current, props);
  };
}

/**
 * Resolves after the current content has been painted. Callers that wait at the same time continue together, in one
 * render.
 */
export function whenPainted(): Promise<void> {
  // Safari has no requestIdleCallback.
  const later = (resolve: () => void) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(resolve, { timeout: 500 })
      : setTimeout(resolve, 50);
  return singleFlight(
    'painted',
    () => new Promise<void>((resolve) => requestAnimationFrame(() => later(resolve))),
  );
}
