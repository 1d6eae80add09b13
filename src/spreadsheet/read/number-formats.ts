import { isDateFormat } from 'hucre';
import { limits } from '../package/limits';
import type { OpenWorkbook } from '../package/open-workbook';

/** What a number in a cell means, according to the cell's format. */
export type NumberKind = 'number' | 'date' | 'percent';

/** The longest format that spreadsheet programs allow. */
const MAX_LENGTH = 255;
const PERCENTAGES = new Set(['9', '10']);

/** The kinds of a workbook's cell formats, in the order in which cells number them. */
export async function readNumberKinds(workbook: OpenWorkbook): Promise<readonly NumberKind[]> {
  const kinds: NumberKind[] = [];
  if (!workbook.styles) return kinds;
  const codes = new Map<string, string>();
  let isInCells = false;
  await workbook.read(workbook.styles, {
    open(name, tag) {
      if (name === 'cellXfs') isInCells = true;
      else if (name === 'numFmt' && codes.size < limits.formats) {
        const code = tag.attribute('formatCode')?.slice(0, MAX_LENGTH) ?? '';
        codes.set(tag.attribute('numFmtId') ?? '', code);
      } else if (name === 'xf' && isInCells && kinds.length < limits.formats) {
        const id = tag.attribute('numFmtId') ?? '';
        kinds.push(kindOf(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

function kindOf(id: string, code: string | undefined): NumberKind {
  if (isDateFormat(code ?? id)) return 'date';
  return code === undefined ? (PERCENTAGES.has(id) ? 'percent' : 'number') : percentOrNumber(code);
}

/** Whether there is a `%` outside quoted text. */
function percentOrNumber(code: string): NumberKind {
  return code.replace(/"[^"]*"|\\./g, '').includes('%') ? 'percent' : 'number';
}
