import type { DownloadProgress } from '../common/download-progress';
import { sendForFile } from './http/files';

/** A PDF catalogue of the wallpapers, in the given order. */
export function downloadPdf(
  wpIds: readonly string[],
  onProgress: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const json = { wp: wpIds };
  return sendForFile({ method: 'post', path: '/api/pdf/download', json }, onProgress);
}
