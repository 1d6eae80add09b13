import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { loadChunk } from '../../components/loading/load-chunk';
import { showAlert } from '../../stores/calls/notices';
import { texts } from '../texts';

/**
 * A dialog or menu that loads when it is first opened; `Overlay` is its component while it is open. If it
 * can't be loaded, an alert says so. Unlike with an error boundary, the page and its forms stay. `load` must
 * stay the same function.
 */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Overlay, setOverlay] = useState<ComponentType<Props>>();

  const open = useCallback(async () => {
    try {
      const loaded = await loadChunk(load);
      setOverlay(() => loaded);
    } catch {
      showAlert(texts.chunkError);
    }
  }, [load]);

  return { Overlay, open, close: () => setOverlay(undefined) };
}

/**
 * A part of the page that loads when it is first shown, and a placeholder until then. If it can't be loaded, an alert
 * says so.
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
) {
  return function LazyOverlay(props: Props) {
    const { Overlay = Placeholder, open } = useLazyOverlay(load);
    useEffect(() => void open(), [open]);
    return Overlay && createElement(Overlay, props);
  };
}
