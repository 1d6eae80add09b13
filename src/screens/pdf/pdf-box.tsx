import { Checkbox } from '../../components/controls/checkbox';
import { chooseForPdf, unchooseForPdf, useIsChosen } from '../../stores/pdf/choice';
import { texts } from './texts';

/** Whether a wallpaper is to stand in the PDF. */
export function PdfBox({ wpId }: { readonly wpId: string }) {
  const isChosen = useIsChosen(wpId);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the Checkbox in it is one.
    <label className="flex h-8 items-center gap-2.5">
      <Checkbox
        aria-label={texts.box(wpId)}
        checked={isChosen}
        onChange={() => (isChosen ? unchooseForPdf(wpId) : chooseForPdf([wpId]))}
      />
      <span className="text-muted">{wpId}</span>
    </label>
  );
}
