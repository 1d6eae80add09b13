import { loadChunk } from '../../components/loading/load-chunk';
import { showAlert } from './notices';

export const chunkTexts = {
  error: 'This part of the page couldn’t be loaded. Try again.',
};

/** Loads a chunk for what the user has just asked for. If it can't be loaded, an alert says so. */
export async function loadOrAlert<Module>(
  load: () => Promise<Module>,
): Promise<Module | undefined> {
  try {
    return await loadChunk(load);
  } catch {
    showAlert(chunkTexts.error);
  }
}
