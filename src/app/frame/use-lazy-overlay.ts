import { type ComponentType, useState } from 'react';
import { loadChunk } from '../../screens/loading/load-chunk';
import { showAlert } from '../../stores/calls/notices';
import { texts } from './texts';

/**
 * A dialog or menu that loads when it is first opened; `Overlay` is its component while it is open. If it
 * can't be loaded, an alert says so. Unlike with an error boundary, the page and its forms stay.
 */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Overlay, setOverlay] = useState<ComponentType<Props>>();

  async function open() {
    try {
      const loaded = await loadChunk(load);
      setOverlay(() => loaded);
    } catch {
      showAlert(texts.chunkError);
    }
  }

  return { Overlay, open, close: () => setOverlay(undefined) };
}
