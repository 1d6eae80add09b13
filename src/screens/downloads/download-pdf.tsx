import { useStore } from 'zustand';
import { classNames } from '../../components/class-names';
import { Button, type ButtonProps } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { downloadCatalogue, pdfDownloadStore } from '../../stores/pdf/download';
import { lazyChunk } from '../loading/lazy-chunk';
import { texts } from './texts';

const DownloadProgressLine = lazyChunk(
  async () => (await import('./download-progress-line')).DownloadProgressLine,
);

interface DownloadPdfProps extends Pick<ButtonProps, 'variant' | 'className' | 'disabled'> {
  readonly label: string;
  /** The side on which the progress is shown, so that the button stays in place. */
  readonly progressAt: 'left' | 'right';
  /** The IDs of the wallpapers, in order. */
  readonly wpIds: () => readonly string[];
}

/**
 * Downloads a PDF. While busy, the button still accepts clicks, and a click shows a message that it is busy
 * (specification, Error catalogue).
 */
export function DownloadPdf({ label, progressAt, wpIds, ...rest }: DownloadPdfProps) {
  const { isBusy, progress } = useStore(pdfDownloadStore);
  return (
    <div
      className={classNames(
        'flex items-center gap-2',
        progressAt === 'left' && 'flex-row-reverse flex-wrap',
      )}
      // The progress takes the rest of the line, which is long enough for the busy button from the start.
      style={progressAt === 'right' ? { flex: '1 1 9.5rem', minWidth: 0 } : undefined}
    >
      <Button
        {...rest}
        icon={<Icon name="download" />}
        onClick={() => void downloadCatalogue(wpIds())}
      >
        {isBusy ? texts.downloading : label}
      </Button>
      {isBusy && (
        <div className="min-w-0 overflow-hidden whitespace-nowrap">
          <DownloadProgressLine label={texts.downloading} progress={progress} />
        </div>
      )}
    </div>
  );
}
