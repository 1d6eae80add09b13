import { compareLinks } from '../../spreadsheet/compare/compare-links';
import type { OpenedSheet } from '../../spreadsheet/read/open-sheet';
import { type KnownRows, type Preview, previewOf } from './preview';
import { texts } from './texts';

/** The links that a file would add between `products` and `categories`, by `wpId` and `catId`. */
export function previewLinks(
  sheet: OpenedSheet,
  { products = [], categories = [], links = [] }: KnownRows,
): Preview {
  const catTexts = new Map(categories.map(({ catId, text }) => [String(catId), String(text)]));
  const { added, unchanged, problems } = compareLinks(sheet.records, {
    wpIds: products.map(({ wpId }) => String(wpId)),
    catIds: catTexts.keys(),
    links: links.map(({ wpId, catId }) => ({ wpId: String(wpId), catId: String(catId) })),
  });
  return previewOf(sheet, {
    changes: [
      {
        title: texts.linksToAdd,
        columns: [
          { header: texts.row },
          { header: texts.wpId },
          { header: texts.category, look: 'plain' },
        ],
        rows: added.map(({ row, wpId, catId }) => [
          String(row),
          wpId,
          catTexts.get(catId) ?? catId,
        ]),
        text: texts.newLinks(added.length),
      },
    ],
    problems,
    others: [
      ['danger', problems.length, texts.invalidCells(problems.length)],
      ['neutral', unchanged.length, texts.existingLinks(unchanged.length)],
    ],
  });
}
