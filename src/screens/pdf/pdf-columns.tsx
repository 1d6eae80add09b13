import { Checkbox } from '../../components/controls/checkbox';
import type { DataColumn } from '../../components/data-table/data-column';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { chooseForPdf, unchooseForPdf, useIsChosen } from '../../stores/pdf/choice';
import {
  imageColumn,
  nameColumn,
  WallpaperPicture,
  wpIdColumn,
} from '../screen-table/wallpaper-columns';
import { texts } from './texts';

export const pdfColumns: readonly DataColumn<Row>[] = [
  imageColumn((wallpaper) => <WallpaperPicture wallpaper={wallpaper} />),
  nameColumn,
  {
    // Searched and sorted by the id next to the box.
    ...wpIdColumn,
    id: 'pdf',
    header: texts.pdf,
    card: 'line',
    width: 136,
    hideable: false,
    neverCut: true,
    cell: (wallpaper) => {
      const wpId = wpIdOf(wallpaper);
      return wpId !== '' && <PdfBox wpId={wpId} />;
    },
  },
];

function PdfBox({ wpId }: { readonly wpId: string }) {
  const isChosen = useIsChosen(wpId);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it contains the Checkbox.
    <label className="flex h-8 items-center gap-2.5 text-muted">
      <Checkbox
        aria-label={texts.box(wpId)}
        checked={isChosen}
        onChange={() => (isChosen ? unchooseForPdf(wpId) : chooseForPdf([wpId]))}
      />
      {wpId}
    </label>
  );
}
