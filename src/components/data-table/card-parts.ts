import type { Column, RowData } from '@tanstack/react-table';
import type { CardPart, Features } from './table-features';

/** How many columns get half a line each; fewer where a column chooses to be the title. */
const HALVES = 8;
const FEW_HALVES = 4;

/** The part of each column in a card: the one that it chooses, or else the title or one of four lines. */
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
