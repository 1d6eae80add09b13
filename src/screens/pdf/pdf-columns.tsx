import type { ColumnDef } from '@tanstack/react-table';
import { Checkbox } from '../../components/controls/checkbox';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { addToPdf, removeFromPdf, useIsChosen } from '../../stores/pdf/choice';
import {
  imageColumn,
  nameColumn,
  WallpaperPicture,
  wpIdSortKey,
} from '../wallpapers/wallpaper-columns';
import { texts } from './texts';

export const pdfColumns: readonly ColumnDef<Features, Row>[] = [
  imageColumn((wallpaper) => <WallpaperPicture wallpaper={wallpaper} />),
  // Keeps the boxes beside the names, however wide the table is.
  { ...nameColumn, size: 320, meta: { ...nameColumn.meta, grows: false } },
  {
    id: 'pdf',
    header: texts.pdf,
    size: 136,
    enableHiding: false,
    // Searched and sorted by the id next to the box.
    accessorFn: wpIdSortKey,
    cell: ({ row }) => {
      const wpId = wpIdOf(row.original);
      return wpId !== '' && <PdfBox wpId={wpId} />;
    },
    meta: { card: 'line', neverCut: true, grows: true, reusable: true, searchText: wpIdOf },
  },
];

function PdfBox({ wpId }: { readonly wpId: string }) {
  const isChosen = useIsChosen(wpId);
  return (
    <label className="flex h-8 items-center gap-2.5 text-muted">
      <Checkbox
        aria-label={texts.box(wpId)}
        checked={isChosen}
        onChange={() => (isChosen ? removeFromPdf(wpId) : addToPdf([wpId]))}
      />
      {wpId}
    </label>
  );
}
