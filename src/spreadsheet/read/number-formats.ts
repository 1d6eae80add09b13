import { isDateFormat } from 'hucre';
import { limits } from '../package/limits';
import type { OpenWorkbook } from '../package/open-workbook';

/** What a number in a cell means, according to the cell's format. */
export type NumberKind = 'number' | 'date' | 'percent';

/** The longest format that spreadsheet programs allow. */
const MAX_LENGTH = 255;
/** Far more than the 250 formats that they allow. */
const MAX_CODES = 4096;
const PERCENTAGES = new Set(['9', '10']);

/** The kinds of a workbook's cell formats, in the order in which cells number them. */
export async function readNumberKinds(workbook: OpenWorkbook): Promise<readonly NumberKind[]> {
  const kinds: NumberKind[] = [];
  if (!workbook.styles) return kinds;
  const kindOf = new Map<string, NumberKind>();
  let isInCells = false;
  await workbook.read(workbook.styles, {
    open(name, tag) {
      if (name === 'cellXfs') isInCells = true;
      else if (name === 'numFmt' && kindOf.size < MAX_CODES) {
        const code = tag.attribute('formatCode')?.slice(0, MAX_LENGTH) ?? '';
        kindOf.set(tag.attribute('numFmtId') ?? '', kindOfCode(code));
      } else if (name === 'xf' && isInCells && kinds.length < limits.formats) {
        const id = tag.attribute('numFmtId')?.slice(0, MAX_LENGTH) ?? '';
        kinds.push(kindOf.get(id) ?? kindOfNumber(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

/** The kind of a built-in format. */
function kindOfNumber(id: string): NumberKind {
  if (isDateFormat(id)) return 'date';
  return PERCENTAGES.has(id) ? 'percent' : 'number';
}

function kindOfCode(code: string): NumberKind {
  if (isDateFormat(code)) return 'date';
  // A `%` outside quoted text.
  return code.replace(/"[^"]*"|\\./g, '').includes('%') ? 'percent' : 'number';
}
