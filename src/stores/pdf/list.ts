import { readRows } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import type { ListSource } from '../lists/lists';
import { rowList } from '../lists/rows';

export const pdfList: ListSource<readonly Row[]> = {
  ...rowList('pdf', 'Wallpapers', '/api/pdf/fetch'),
  read: (json) => (isRecord(json) ? readRows(json.products) : undefined),
};
