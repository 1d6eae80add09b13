import type { DownloadProgress } from '../../common/download-progress';
import { ProgressLine } from '../../components/status/progress-line';
import { texts } from './texts';

interface DownloadProgressLineProps {
  readonly label: string;
  /** Undefined until the first bytes arrive. */
  readonly progress: DownloadProgress | undefined;
}

/** The progress of a download. */
export function DownloadProgressLine({ label, progress }: DownloadProgressLineProps) {
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
