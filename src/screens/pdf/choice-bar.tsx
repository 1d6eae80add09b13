import { Suspense, useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { showToast } from '../../stores/calls/notices';
import {
  chooseForPdf,
  chosenIds,
  clearPdfChoice,
  idsByKey,
  pdfChoiceStore,
} from '../../stores/pdf/choice';
import { downloadCatalogue, pdfDownloadStore } from '../../stores/pdf/download';
import { may } from '../../stores/sign-in/load-user';
import { lazyChunk } from '../loading/lazy-chunk';
import { texts } from './texts';

const DownloadProgress = lazyChunk(
  async () => (await import('../downloads/download-progress')).DownloadProgress,
);
const NONE: readonly Row[] = [];

interface ChoiceBarProps {
  readonly wallpapers: readonly Row[];
  /** The search results, in the table's order. */
  readonly matching: readonly Row[];
}

/** The number of selected wallpapers, with buttons to change the selection and to download the PDF. */
export function ChoiceBar({ wallpapers, matching }: ChoiceBarProps) {
  const choice = useStore(pdfChoiceStore);
  // Nothing is chosen at first: the table is drawn before ten thousand ids are read.
  const known = useDeferredValue(wallpapers, choice.keys.size > 0 ? wallpapers : NONE);
  const ids = useMemo(() => idsByKey(known), [known]);
  const chosen = useMemo(() => chosenIds(choice, ids), [choice, ids]);

  function clear() {
    if (chosen.length === 0) return;
    clearPdfChoice();
    const undo = { label: texts.undo, run: () => chooseForPdf(chosen) };
    showToast(texts.cleared(chosen.length), undo, 'change');
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2 font-medium text-ink tabular-nums">
        {texts.chosen(chosen.length)}
      </p>
      <Button size="sm" onClick={() => chooseForPdf(matching.map(wpIdOf).filter(Boolean))}>
        {texts.chooseAll}
      </Button>
      <Button size="sm" variant="ghost" onClick={clear}>
        {texts.clear}
      </Button>
      {may('pdf', 'download') && <DownloadPdf wpIds={chosen} />}
    </div>
  );
}

/** Downloads the PDF. While busy, the button takes clicks to say so (specification, Error catalogue). */
function DownloadPdf({ wpIds }: { readonly wpIds: readonly string[] }) {
  const { isBusy, progress } = useStore(pdfDownloadStore);
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
      {isBusy && (
        <Suspense>
          <DownloadProgress label={texts.downloading} progress={progress} />
        </Suspense>
      )}
      <Button
        variant="primary"
        className="min-w-38"
        icon={<Icon name="download" />}
        onClick={() => void downloadCatalogue(wpIds)}
      >
        {isBusy ? texts.downloading : texts.download}
      </Button>
    </div>
  );
}
