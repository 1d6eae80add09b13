import { type ComponentType, createElement } from 'react';
import { useChunk } from '../../components/loading/use-chunk';
import { singleFlight } from '../../stores/calls/single-flight';

/**
 * A component in its own chunk, loaded after the next paint, and a placeholder until then. The error boundary says if
 * that fails. React's `lazy` would leave the placeholder for at least 300 ms: a `Suspense` throttles what replaces it.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  // The next one is there at once.
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

/** After what is shown now has been painted. Those who ask at the same time get one answer, and render together. */
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
