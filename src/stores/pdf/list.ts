import { rowsIn } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import { listPaths } from '../../entities/list-paths';
import type { Row } from '../../entities/row';
import type { FetchedWallpapers, Unchecked } from '../../entities/wire/fetched-lists';
import type { ListSource } from '../lists/lists';
import { rowList } from '../lists/rows';
import { texts } from '../lists/texts';

export const pdfList: ListSource<readonly Row[]> = {
  ...rowList('pdf', texts.wallpapers, listPaths['/pdf']),
  read(json) {
    const fetched: Unchecked<FetchedWallpapers> = isRecord(json) ? json : {};
    return rowsIn(fetched.products);
  },
};
