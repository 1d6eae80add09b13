import { compareLinks } from '../../spreadsheet/compare/compare-links';
import { type OpenedFile, type Preview, shownProblem } from './preview';
import type { KnownRows } from './preview-calls';
import { texts } from './texts';

/** Which links a file would add, between `products` by their `wpId` and `categories` by their `catId`. */
export function previewLinks(
  { config, records, unknownColumns }: OpenedFile,
  { products = [], categories = [], links = [] }: KnownRows,
): Preview {
  const catTexts = new Map(categories.map(({ catId, text }) => [String(catId), String(text)]));
  const compared = compareLinks(records, {
    wpIds: products.map(({ wpId }) => String(wpId)),
    catIds: catTexts.keys(),
    links: links.map(({ wpId, catId }) => ({ wpId: String(wpId), catId: String(catId) })),
  });
  const problems = compared.problems.map((problem) => shownProblem(config, problem));
  const changes = compared.added.map(({ row, wpId, catId }) => [
    String(row),
    wpId,
    catTexts.get(catId) ?? catId,
  ]);
  const counts = countTexts(changes.length, problems.length, compared.unchanged.length);
  const summary = { counts, changes: changes.length, problems: problems.length, unknownColumns };
  return { summary, changes, problems };
}

function countTexts(added: number, invalid: number, unchanged: number) {
  return [
    added > 0
      ? ({ tone: 'accent', text: texts.newLinks(added) } as const)
      : ({ tone: 'neutral', text: texts.nothingChanges } as const),
    ...(invalid > 0 ? [{ tone: 'danger', text: texts.invalidCells(invalid) } as const] : []),
    ...(unchanged > 0 ? [{ tone: 'neutral', text: texts.knownLinks(unchanged) } as const] : []),
  ];
}
