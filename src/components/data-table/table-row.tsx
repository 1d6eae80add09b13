import type { Column, Row, RowData } from '@tanstack/react-table';
import { type CSSProperties, Fragment, memo, type PointerEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { cardParts } from './card-parts';
import { cellContent, fitsInLines } from './cell-content';
import { headerOf } from './columns/column-size';
import { RowBox } from './select-boxes';
import type { Features } from './table-features';

/** The default height of a row: two lines of text. */
export const ROW_HEIGHT = 53;

/** What all rows have in common. */
export interface RowLook {
  /** How many columns are pinned at the start. */
  readonly startPinnedCount: number;
  /** The index of the first column that is pinned at the end. */
  readonly endPinnedFrom: number;
  /** Whether the user may have made columns narrower than their default. */
  readonly isSized: boolean;
  /** Whether rows are cards, each with a heading. */
  readonly isPhone: boolean;
}

type PinnedEdges = Pick<RowLook, 'startPinnedCount' | 'endPinnedFrom'>;

interface TableRowProps<Data extends RowData> extends RowLook {
  readonly row: Row<Features, Data>;
  readonly rowKey: string;
  /** Identifies the element, which may have shown another row before. */
  readonly slot: number;
  /** The classes of each column's cells: another array for other columns. */
  readonly classes: readonly string[];
  /** A row's name for users, if it can be selected. */
  readonly titleOf: ((row: Data) => string) | undefined;
  /** Whether it is new, and therefore marked. */
  readonly isAdded: boolean;
  /** Whether it no longer matches, and stays only because someone was reading it when it changed. */
  readonly isGone: boolean;
  /** The row's index among all rows, where not all of them are rendered. */
  readonly rowIndex?: number | undefined;
}

/** A row. It renders again only when the row itself changes. */
export const TableRow = memo(function TableRow<Data extends RowData>(props: TableRowProps<Data>) {
  const { row, classes, rowKey, slot, isSized, titleOf, rowIndex, isAdded, isGone, isPhone } =
    props;
  return (
    <tr
      ref={isAdded ? showRow : undefined}
      data-slot={slot}
      data-row={rowKey}
      aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 2}
      className="data-row -outline-offset-2"
      data-added={isAdded || undefined}
      data-gone={isGone || undefined}
    >
      {row.getVisibleCells().map((cell, index) => {
        const { column } = cell;
        const { cell: template, meta } = column.columnDef;
        const tone = meta?.tone?.(row.original);
        // Not `flexRender`, which would make a component of each of a thousand cells.
        const shown: ReactNode =
          typeof template === 'function' ? template(cell.getContext()) : template;
        const text = cellContent(column, shown, isSized);
        const isHeading = isPhone && classes[index]?.startsWith('card-title');
        const content = isHeading ? <h2>{text}</h2> : text;
        const title = index === 0 ? titleOf?.(row.original) : undefined;
        return (
          <td
            key={column.id}
            // Leaves out the name of the box in the cell.
            aria-label={
              title === undefined ? undefined : (typeof shown === 'string' && shown) || title
            }
            aria-description={meta?.note}
            className={classes[index]}
            style={pinnedStyle(index, props)}
            data-label={isPhone && !meta?.card && !tone ? headerOf(column.columnDef) : undefined}
            data-tone={tone}
            data-tag={tone && text}
            data-cut={(tone && (isSized || !fitsInLines(1, text, column))) || undefined}
          >
            {title !== undefined && <RowBox row={row} title={title} />}
            {meta?.reusable || typeof content === 'string' ? (
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
}) as <Data extends RowData>(props: TableRowProps<Data>) => ReactNode;

/**
 * Scrolls a new row into view if the form above the table has pushed it out of the window. The row takes the focus that
 * the form gave up, so that shortcuts act on it.
 */
function showRow(row: HTMLElement | null): void {
  if (!row) return;
  if (row.getBoundingClientRect().bottom > innerHeight) row.scrollIntoView({ block: 'center' });
  if (!document.activeElement?.matches('[data-opens-form]')) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
}

/** The classes of each column's cells. */
export function cellClasses<Data extends RowData>(
  columns: readonly Column<Features, Data>[],
  pinned: PinnedEdges,
): readonly string[] {
  const parts = cardParts(columns);
  return columns.map((column, index) =>
    classNames(`card-${parts[index]}`, classesOf(column, index, pinned)),
  );
}

function classesOf<Data extends RowData>(
  { columnDef }: Column<Features, Data>,
  index: number,
  pinned: PinnedEdges,
): string {
  const { align, neverCut } = columnDef.meta ?? {};
  return classNames(
    'px-3 rail:px-2 align-middle',
    neverCut ? 'py-0.5' : 'py-1.5',
    align === 'end' ? 'text-right' : 'text-left',
    index === 0 && 'font-medium',
    pinnedClasses(index, pinned),
  );
}

/** The classes that keep the cells and the header of a pinned column in view. */
export function pinnedClasses(
  index: number,
  { startPinnedCount, endPinnedFrom }: PinnedEdges,
): string {
  return classNames(
    (index < startPinnedCount || index >= endPinnedFrom) && 'z-1',
    index === 0 && 'first-column',
    index > 0 && index < startPinnedCount && 'start-pinned-column',
    index === startPinnedCount - 1 && 'last-start-pinned-column',
    index >= endPinnedFrom && 'end-pinned-column',
    index === endPinnedFrom && 'first-end-pinned-column',
  );
}

/** Where a pinned column other than the first and the last one is positioned. */
export function pinnedStyle(
  index: number,
  { startPinnedCount, endPinnedFrom }: PinnedEdges,
): CSSProperties | undefined {
  if (index === 0 || (index >= startPinnedCount && index < endPinnedFrom)) return undefined;
  return { '--edge': `var(${edgeVariable(index)})` };
}

/** The CSS variable with the distance of a pinned column from the start of the view, or from its end. */
export function edgeVariable(index: number): string {
  return `--edge-${index}`;
}

/** Shows the full text of a truncated cell as its tooltip, or else its description. */
export function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  const parts = [...cell.querySelectorAll('.cell-text, [data-tone]'), cell.closest('[data-cut]')];
  const isCut = (part: Element | null) =>
    part && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth);
  const title = parts.find(isCut)?.textContent || cell.getAttribute('aria-description');
  if (title) cell.title = title;
  else cell.removeAttribute('title');
}
