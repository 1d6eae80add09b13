import type { UploadProgress } from '../../api/http/upload';
import { formatBytes } from '../../common/quantities';
import { ProgressLine } from '../../components/status/progress-line';
import { texts } from './texts';

interface SendingImagesProps {
  readonly progress: UploadProgress | undefined;
}

/** How far images are on their way; stands beside the buttons of a form, where there is room. */
export function SendingImages({ progress }: SendingImagesProps) {
  if (!progress) return null;
  const { sentBytes, totalBytes } = progress;
  const isSent = sentBytes >= totalBytes;
  return (
    <div className="mr-auto min-w-0">
      <ProgressLine
        label={texts.sending}
        text={isSent ? texts.saving : texts.sent(formatBytes(sentBytes), formatBytes(totalBytes))}
        done={sentBytes}
        total={isSent ? undefined : totalBytes}
      />
    </div>
  );
}
