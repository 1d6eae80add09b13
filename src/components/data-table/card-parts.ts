import type { CardPart, DataColumn } from './data-column';

const HALVES = 4;

/** The parts that columns don't choose themselves: a title, and two lines for the next columns. */
export function cardParts<Row>(columns: readonly DataColumn<Row>[]): readonly CardPart[] {
  const hasTitle = columns.some(({ card }) => card === 'title');
  const isOther = ({ card, pinnedRight }: DataColumn<Row>, index: number) =>
    !card && !pinnedRight && (hasTitle || index > 0);
  const shown = columns.filter(isOther).slice(0, HALVES);
  return columns.map((column, index) => {
    if (column.card) return column.card;
    if (!isOther(column, index)) return column.pinnedRight ? 'actions' : 'title';
    const place = shown.indexOf(column);
    if (place < 0) return 'rest';
    return shown.length < 3 || (shown.length === 3 && place === 0) ? 'line' : 'half';
  });
}
