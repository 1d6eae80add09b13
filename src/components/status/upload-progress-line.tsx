import { formatBytes } from '../../common/quantities';
import type { UploadProgress } from '../../common/upload-progress';
import { ProgressLine } from './progress-line';

interface UploadProgressLineProps {
  readonly label: string;
  readonly progress: UploadProgress | undefined;
  /** Shown once everything is sent, while the server is working. */
  readonly sentText: string;
}

/** The progress of an upload, if there is one. */
export function UploadProgressLine({ label, progress, sentText }: UploadProgressLineProps) {
  if (!progress) return null;
  const { sentBytes, totalBytes } = progress;
  const isSent = sentBytes >= totalBytes;
  return (
    <ProgressLine
      label={label}
      text={isSent ? sentText : sentSoFar(sentBytes, totalBytes)}
      done={sentBytes}
      total={isSent ? undefined : totalBytes}
    />
  );
}

function sentSoFar(sent: number, total: number): string {
  return `${formatBytes(sent)} of ${formatBytes(total)} sent (${Math.floor((100 * sent) / total)} %)`;
}
