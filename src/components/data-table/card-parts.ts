import type { Column, RowData } from '@tanstack/react-table';
import type { CardPart, Features } from './table-features';

/** Of half a line; fewer where columns choose their parts themselves. */
const HALVES = 8;
const FEW_HALVES = 4;

/** The parts that columns don't choose themselves: a title, and four lines for the next columns. */
export function cardParts<Row extends RowData>(
  columns: readonly Column<Features, Row>[],
): readonly CardPart[] {
  const metas = columns.map(({ columnDef }) => columnDef.meta ?? {});
  const hasTitle = metas.some(({ card }) => card === 'title');
  const others = metas.filter(
    ({ card, pinned }, index) => !card && !pinned && (hasTitle || index > 0),
  );
  const shown = others.slice(0, hasTitle ? FEW_HALVES : HALVES);
  return metas.map((meta) => {
    if (meta.card) return meta.card;
    if (!others.includes(meta)) return meta.pinned ? 'actions' : 'title';
    const place = shown.indexOf(meta);
    if (place < 0) return 'rest';
    return shown.length < 3 || (shown.length === 3 && place === 0) ? 'line' : 'half';
  });
}
