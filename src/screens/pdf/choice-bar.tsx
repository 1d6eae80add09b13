import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { offerOnce } from '../../stores/calls/notices';
import {
  addToPdf,
  chosenIds,
  clearPdfChoice,
  idsByKey,
  pdfChoiceStore,
} from '../../stores/pdf/choice';
import { may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { texts } from './texts';

const DownloadPdf = lazyChunk(async () => (await import('../downloads/download-pdf')).DownloadPdf);
const NONE: readonly Row[] = [];

interface ChoiceBarProps {
  readonly wallpapers: readonly Row[];
  /** The wallpapers of the chosen category. If none is selected, the PDF contains all of them. */
  readonly category: readonly Row[] | undefined;
  /** The search results, in the table's order. */
  readonly found: readonly Row[];
}

/** The number of selected wallpapers, with buttons to change the selection and to download the PDF. */
export function ChoiceBar({ wallpapers, category, found }: ChoiceBarProps) {
  const choice = useStore(pdfChoiceStore);
  // If nothing is chosen yet, the table is rendered before ten thousand ids are read.
  const known = useDeferredValue(wallpapers, choice.keys.size > 0 ? wallpapers : NONE);
  const ids = useMemo(() => idsByKey(known), [known]);
  const chosen = useMemo(() => chosenIds(choice, ids), [choice, ids]);

  const whole = chosen.length === 0 && category?.length ? category : undefined;

  function clear() {
    if (chosen.length === 0) return;
    clearPdfChoice();
    offerOnce(texts.cleared(chosen.length), () => addToPdf(chosen));
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-2 font-medium text-ink">
        {whole ? texts.wholeCategory(whole.length) : texts.chosen(chosen.length)}
      </p>
      <Button size="sm" onClick={() => addToPdf(found.map(wpIdOf).filter(Boolean))}>
        {texts.chooseAll}
      </Button>
      <Button size="sm" variant="ghost" onClick={clear}>
        {texts.clear}
      </Button>
      {may('pdf', 'download') && (
        <div className="ml-auto h-9 min-w-38 max-sm:min-h-11">
          <DownloadPdf
            variant={(whole ?? chosen).length > 0 ? 'primary' : 'secondary'}
            className="min-w-38"
            label={texts.download}
            progressAt="left"
            wpIds={() => whole?.map(wpIdOf).filter(Boolean) ?? chosen}
          />
        </div>
      )}
    </div>
  );
}
