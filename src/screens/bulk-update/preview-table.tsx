import { useCallback, useEffect, useId, useState } from 'react';
import type { Ask } from '../../common/worker-calls';
import { usePhone } from '../../components/breakpoints';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { PreviewRow, PreviewTable as Table } from './preview';
import type { PreviewHandlers } from './preview-handlers';
import { texts } from './texts';

interface PreviewTableProps extends Table {
  /** Its place among the worker’s tables. */
  readonly index: number;
  readonly ask: Ask<PreviewHandlers>;
}

const PAGE = 100;

/** How the text of a wide cell looks. */
const LOOKS = {
  before: { Tag: 'del', className: 'text-muted no-underline' },
  after: { Tag: 'ins', className: 'font-medium text-ink no-underline' },
  wrong: { Tag: 'span', className: 'text-danger' },
  plain: { Tag: 'span', className: '' },
} as const;

interface Cell {
  readonly header: string;
  readonly look: (typeof LOOKS)[keyof typeof LOOKS] | undefined;
  readonly className: string;
  /** The class of the header that a card shows before the text. */
  readonly labelClass?: string;
}

function cellsOfLine(columns: Table['columns']): readonly Cell[] {
  return columns.map(({ header, look }) => ({
    header,
    look: look && LOOKS[look],
    className: look ? 'wrap-anywhere w-1/2 min-w-44 whitespace-pre-wrap' : 'max-w-56 truncate',
  }));
}

/**
 * A phone has no room for columns: the first line of a card says what it is about, and each wide value is on a separate
 * line.
 */
function cellsOfCard(columns: Table['columns']): readonly Cell[] {
  const narrow = columns.filter(({ look }) => !look).length;
  // The table of new rows has narrow columns only.
  const heads = narrow < columns.length ? narrow : 1;
  return columns.map(({ header, look }, index) => {
    const cell = { header, look: look && LOOKS[look] };
    if (index >= heads)
      return { ...cell, className: 'flex w-full gap-2', labelClass: 'w-24 shrink-0 text-muted' };
    const className = classNames(
      'wrap-anywhere',
      index === 0 && 'flex gap-1',
      index === heads - 1 && 'font-medium text-ink',
    );
    // Keys and column names speak for themselves; the number of a row doesn’t.
    return index === 0 ? { ...cell, className, labelClass: '' } : { ...cell, className };
  });
}

/** A long list, shown page by page. */
export function PreviewTable({ title, columns, total, index, ask }: PreviewTableProps) {
  const titleId = useId();
  const isPhone = usePhone();
  const [rows, setRows] = useState<readonly PreviewRow[]>([]);
  const load = useCallback(
    async (from: number) => {
      const more = await ask('rowsOf', index, from, PAGE);
      setRows((known) => [...known.slice(0, from), ...more]);
    },
    [ask, index],
  );
  useEffect(() => void load(0), [load]);

  const cells = isPhone ? cellsOfCard(columns) : cellsOfLine(columns);
  return (
    <div className="flex flex-col gap-1.5">
      <h3 id={titleId} className="font-medium text-ink text-sm">
        {title}
      </h3>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        className="relative max-h-96 overflow-auto rounded-md border border-line"
      >
        <table
          aria-labelledby={titleId}
          className={classNames('w-full text-left', isPhone && 'block')}
        >
          <thead className={isPhone ? 'sr-only' : 'sticky top-0 bg-sunken text-muted text-xs'}>
            <tr>
              {cells.map(({ header, className }) => (
                <th
                  key={header}
                  scope="col"
                  className={isPhone ? undefined : classNames('px-3 py-2 font-medium', className)}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={isPhone ? 'block' : undefined}>
            {rows.map((row, place) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
                key={place}
                className={classNames(
                  'border-line',
                  (place > 0 || !isPhone) && 'border-t',
                  isPhone ? 'flex flex-wrap gap-x-3 gap-y-1 px-3 py-2' : 'align-top',
                )}
              >
                {cells.map((cell, column) => (
                  <td
                    key={cell.header}
                    className={classNames(!isPhone && 'px-3 py-1.5', cell.className)}
                  >
                    <CellText {...cell} text={row[column] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > 0 && rows.length < total && (
          <div className="border-line border-t p-2 text-center">
            <Button size="sm" variant="ghost" onClick={() => void load(rows.length)}>
              {texts.more(total - rows.length)}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

interface CellTextProps extends Cell {
  readonly text: string;
}

function CellText({ header, look, labelClass, text }: CellTextProps) {
  const shown = look ? <look.Tag className={look.className}>{text || texts.empty}</look.Tag> : text;
  if (labelClass === undefined) return shown;
  return (
    <>
      {/* Screen readers read the header. */}
      <span aria-hidden className={labelClass}>
        {header}
      </span>
      <span className="wrap-anywhere min-w-0 whitespace-pre-wrap">{shown}</span>
    </>
  );
}
