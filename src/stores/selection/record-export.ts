import * as api from '../../api/selection';
import { responseOf } from '../calls/run-call';
import { isOwnServer } from '../session/rights';
import { texts } from './texts';

interface Export {
  readonly entity: string;
  readonly labelPlural: string;
  readonly rows: number;
  readonly columns: readonly string[];
}

/** Our own server logs who has exported what. */
export async function recordExport({ entity, labelPlural, rows, columns }: Export): Promise<void> {
  if (!isOwnServer()) return;
  await responseOf(texts.exporting(labelPlural), () => api.recordExport(entity, rows, columns));
}
