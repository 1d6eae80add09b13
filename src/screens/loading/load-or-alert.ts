import { loadChunk } from '../../components/loading/load-chunk';
import { showAlert } from '../../stores/calls/notices';
import { texts } from '../texts';

/** Loads a chunk for what the user has just asked for. If it can't be loaded, an alert says so. */
export async function loadOrAlert<Module>(
  load: () => Promise<Module>,
): Promise<Module | undefined> {
  try {
    return await loadChunk(load);
  } catch {
    showAlert(texts.chunkError);
  }
}
