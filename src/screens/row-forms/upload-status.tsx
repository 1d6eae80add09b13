import { Button } from '../../components/controls/button';
import { rowFormTexts } from './texts';
import type { Uploads } from './use-uploads';

interface UploadStatusProps {
  readonly uploads: Uploads;
}

/** Says which files of a form are being uploaded, next to its buttons. */
export function UploadStatus({ uploads }: UploadStatusProps) {
  const { running, failed, isWaiting, cancel } = uploads;
  const labels = running.join(', ');
  return (
    <>
      {/* Not role="status", because the form’s only status is the notice about unsaved changes. */}
      <p aria-live="polite" className="min-w-0 text-muted text-xs">
        {labels && (isWaiting ? rowFormTexts.sentAfter(labels) : rowFormTexts.uploading(labels))}{' '}
        {failed.length > 0 && rowFormTexts.notUploaded(failed.join(', '))}
      </p>
      {labels && (
        <Button variant="ghost" onClick={cancel}>
          {rowFormTexts.cancelUpload}
        </Button>
      )}
    </>
  );
}
