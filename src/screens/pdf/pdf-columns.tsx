import type { DataColumn } from '../../components/data-table/data-column';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import {
  imageColumn,
  nameColumn,
  WallpaperPicture,
  wpIdColumn,
} from '../screen-table/wallpaper-columns';
import { PdfBox } from './pdf-box';
import { texts } from './texts';

export const pdfColumns: readonly DataColumn<Row>[] = [
  imageColumn((wallpaper) => <WallpaperPicture wallpaper={wallpaper} />),
  nameColumn,
  {
    // Found and sorted by the id that stands beside the box.
    ...wpIdColumn,
    id: 'pdf',
    header: texts.pdf,
    width: 136,
    hideable: false,
    cell: (wallpaper) => {
      const wpId = wpIdOf(wallpaper);
      return wpId !== '' && <PdfBox wpId={wpId} />;
    },
  },
];
