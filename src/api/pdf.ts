import { type DownloadProgress, sendForFile } from './http/files';

/** A catalogue of wallpapers, in the order in which they are named. */
export function downloadPdf(
  wpIds: readonly string[],
  onProgress: (progress: DownloadProgress) => void,
): Promise<Blob> {
  return sendForFile(
    { method: 'post', path: '/api/pdf/download', json: { wp: wpIds } },
    onProgress,
  );
}
