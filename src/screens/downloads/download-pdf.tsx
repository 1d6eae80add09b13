import { Suspense } from 'react';
import { useStore } from 'zustand';
import { Button, type ButtonProps } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { downloadCatalogue, pdfDownloadStore } from '../../stores/pdf/download';
import { lazyChunk } from '../loading/lazy-chunk';
import { texts } from './texts';

const DownloadProgress = lazyChunk(
  async () => (await import('./download-progress')).DownloadProgress,
);

interface DownloadPdfProps extends Pick<ButtonProps, 'variant' | 'className' | 'disabled'> {
  readonly label: string;
  /** The wallpapers in their order. */
  readonly wpIds: () => readonly string[];
}

/** Downloads a PDF. While busy, the button takes clicks to say so (specification, Error catalogue). */
export function DownloadPdf({ label, wpIds, ...rest }: DownloadPdfProps) {
  const { isBusy, progress } = useStore(pdfDownloadStore);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {isBusy && (
        <Suspense>
          <DownloadProgress label={texts.downloading} progress={progress} />
        </Suspense>
      )}
      <Button
        {...rest}
        icon={<Icon name="download" />}
        onClick={() => void downloadCatalogue(wpIds())}
      >
        {isBusy ? texts.downloading : label}
      </Button>
    </div>
  );
}
