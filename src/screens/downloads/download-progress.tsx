import type { DownloadProgress as Progress } from '../../common/download-progress';
import { ProgressLine } from '../../components/status/progress-line';
import { texts } from './texts';

interface DownloadProgressProps {
  readonly label: string;
  /** Undefined until the first bytes arrive. */
  readonly progress: Progress | undefined;
}

/** The progress of a download. */
export function DownloadProgress({ label, progress }: DownloadProgressProps) {
  const { receivedBytes = 0, totalBytes } = progress ?? {};
  return (
    <ProgressLine
      label={label}
      text={progress ? texts.received(receivedBytes, totalBytes) : texts.waiting}
      done={receivedBytes}
      total={totalBytes}
    />
  );
}
