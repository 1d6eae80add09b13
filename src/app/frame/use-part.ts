import { type ComponentType, useState } from 'react';
import { loadChunk } from '../../screens/loading/load-chunk';
import { showAlert } from '../../stores/calls/notices';
import { texts } from './texts';

/**
 * A part that is loaded when it is first wanted. When it does not arrive, an alert says so and
 * everything else stays: there may be a filled form beside it.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  /** Whether the part is there. */
  async function ensurePart(): Promise<boolean> {
    try {
      const loaded = await loadChunk(load);
      setPart(() => loaded);
      return true;
    } catch {
      showAlert(texts.partMissing);
      return false;
    }
  }

  return { Part, ensurePart };
}
