import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { ProgressLine } from '../../components/status/progress-line';
import { downloadCatalogue, usePdfDownload } from '../../stores/pdf/download';
import { texts } from './texts';

/** Downloads the PDF. While busy, the button takes clicks to say so (specification, Error catalogue). */
export function DownloadPdf({ wpIds }: { readonly wpIds: readonly string[] }) {
  const { isBusy, progress } = usePdfDownload();
  const { receivedBytes = 0, totalBytes } = progress ?? {};
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
      {isBusy && (
        <ProgressLine
          label={texts.downloading}
          text={progress ? texts.received(receivedBytes, totalBytes) : texts.waiting}
          done={receivedBytes}
          total={totalBytes}
        />
      )}
      <Button
        variant="primary"
        className="min-w-38"
        icon={<Icon name="save-file" />}
        onClick={() => void downloadCatalogue(wpIds)}
      >
        {isBusy ? texts.downloading : texts.download}
      </Button>
    </div>
  );
}
