import type { OpenWorkbook } from '../package/open-workbook';
import { SpreadsheetError } from '../spreadsheet-error';
import { fileTexts as texts } from '../texts';
import { textBuilder } from './cell-text';

/** The texts that cells refer to by number. */
export async function readSharedStrings(workbook: OpenWorkbook): Promise<readonly string[]> {
  const strings: string[] = [];
  if (!workbook.sharedStrings) return strings;
  const text = textBuilder(() => texts.tooLongCell);
  let isText = false;
  /** Pronunciation, which is not part of the text. */
  let isPhonetic = false;
  await workbook.read(workbook.sharedStrings, {
    open(name) {
      if (name === 'si') text.start();
      else if (name === 't') isText = !isPhonetic;
      else if (name === 'rPh') isPhonetic = true;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') {
        if (strings.length >= workbook.budget.cells)
          throw new SpreadsheetError(workbook.budget.rejection);
        strings.push(text.take());
      }
    },
    text(piece) {
      if (isText) text.add(piece);
    },
  });
  return strings;
}
