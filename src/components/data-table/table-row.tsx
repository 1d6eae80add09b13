import { type CSSProperties, Fragment, memo, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { cardParts } from './card-parts';
import { cellContent, fitsInLines } from './cell-content';
import type { DataColumn } from './data-column';
import { RowBox } from './selection/boxes';
import type { Selection } from './selection/selection';

/** The default height of a row: two lines of text. */
export const ROW_HEIGHT = 53;

/** What all rows have in common. */
export interface RowLook<Row> {
  readonly columns: readonly DataColumn<Row>[];
  /** How many columns stay in view at the left. */
  readonly leftPinnedCount: number;
  /** Whether the user may have made columns narrower than their default. */
  readonly isSized: boolean;
  readonly selection: Selection<Row> | undefined;
}

interface TableRowProps<Row> extends RowLook<Row> {
  readonly row: Row;
  readonly rowKey: string;
  /** Identifies the element, which may have drawn another row before. */
  readonly slot: number;
  /** The classes of each column's cells. */
  readonly classes: readonly string[];
  /** The row's index among all rows, where not all of them are rendered. */
  readonly rowIndex?: number | undefined;
}

/** A row. It renders again only when the row itself changes. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { columns, classes, row, rowKey, slot, leftPinnedCount, isSized, rowIndex } = props;
  const { selection } = props;
  return (
    <tr
      data-slot={slot}
      aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 2}
      className="data-row"
    >
      {columns.map((column, index) => {
        const tone = column.tone?.(row);
        const cell = column.cell(row);
        const content = cellContent(column, cell, isSized);
        const box = index === 0 ? selection : undefined;
        return (
          <td
            key={column.id}
            // The name of its box is no part of its own.
            aria-label={box && ((typeof cell === 'string' && cell) || box.titleOf(row))}
            className={classes[index]}
            style={pinnedStyle(index, leftPinnedCount)}
            data-tone={tone}
            data-tag={tone && content}
            data-cut={(tone && (isSized || !fitsInLines(1, content, column))) || undefined}
          >
            {box && <RowBox selection={box} row={row} />}
            {column.reusable || typeof content === 'string' ? (
              content
            ) : (
              <Fragment key={rowKey}>{content}</Fragment>
            )}
          </td>
        );
      })}
    </tr>
  );
  // memo() forgets that the component is generic.
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** The classes of each column's cells. */
export function cellClasses<Row>(
  columns: readonly DataColumn<Row>[],
  leftPinnedCount: number,
): readonly string[] {
  const parts = cardParts(columns);
  return columns.map((column, index) =>
    classNames(`card-${parts[index]}`, classesOf(column, index, leftPinnedCount)),
  );
}

function classesOf<Row>(
  { align, neverCut, pinnedRight }: DataColumn<Row>,
  index: number,
  leftPinnedCount: number,
): string {
  return classNames(
    'px-4 align-middle tabular-nums',
    neverCut ? 'py-0.5' : 'py-1.5',
    align === 'end' ? 'text-right' : 'text-left',
    index === 0 && 'font-medium',
    pinnedClasses(index, leftPinnedCount),
    (pinnedRight || index < leftPinnedCount) && 'z-1',
    pinnedRight && 'right-pinned-column',
  );
}

/** The classes that keep a cell or a header in view at the left. */
export function pinnedClasses(index: number, leftPinnedCount: number): string {
  return classNames(
    index === 0 && 'first-column',
    index > 0 && index < leftPinnedCount && 'left-pinned-column',
    index === leftPinnedCount - 1 && 'last-left-pinned-column',
  );
}

/** Where a pinned column after the first one is positioned. */
export function pinnedStyle(index: number, leftPinnedCount: number): CSSProperties | undefined {
  if (index === 0 || index >= leftPinnedCount) return undefined;
  // TypeScript doesn't know CSS variables.
  return { '--start': `var(${startVariable(index)})` } as CSSProperties;
}

/** The CSS variable with the left edge of a pinned column. */
export function startVariable(index: number): string {
  return `--start-${index}`;
}

/** Shows the full text of a truncated cell as its tooltip. */
export function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  const text = cell.querySelector('.cell-text');
  if (text && text.scrollHeight > text.clientHeight + 1) cell.title = text.textContent ?? '';
  else cell.removeAttribute('title');
}
