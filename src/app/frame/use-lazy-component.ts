import { type ComponentType, useState } from 'react';
import { loadChunk } from '../../screens/loading/load-chunk';
import { showAlert } from '../../stores/calls/notices';
import { texts } from './texts';

/**
 * A component that loads when it is first needed: `ensureLoaded` returns whether it is available. If it
 * can't be loaded, an alert says so. Unlike with an error boundary, the page and its forms stay.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();

  async function ensureLoaded(): Promise<boolean> {
    try {
      const loaded = await loadChunk(load);
      setComponent(() => loaded);
      return true;
    } catch {
      showAlert(texts.chunkError);
      return false;
    }
  }

  return [Component, ensureLoaded] as const;
}
