import { isRecord } from '../api/json';
import { readRows } from '../api/lists';
import type { Row } from '../entities/row';
import type { ListSource } from './lists';
import { rowList } from './rows';

export const pdfList: ListSource<readonly Row[]> = {
  ...rowList('pdf', 'Wallpapers', '/api/pdf/fetch'),
  read: (json) => (isRecord(json) ? readRows(json.products) : undefined),
};
