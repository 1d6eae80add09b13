import { useCallback, useEffect, useId, useState } from 'react';
import type { Ask } from '../../common/ask';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { PreviewRow, PreviewTable as Table } from './preview';
import type { PreviewHandlers } from './preview-handlers';
import { texts } from './texts';

interface PreviewTableProps extends Table {
  /** Its place among the tables of the worker that `ask` asks. */
  readonly index: number;
  readonly ask: Ask<PreviewHandlers>;
}

const PAGE = 100;

/** What is in a wide cell. */
const LOOKS = {
  before: { Tag: 'del', className: 'text-muted no-underline' },
  after: { Tag: 'ins', className: 'font-medium text-ink no-underline' },
  wrong: { Tag: 'span', className: 'text-danger' },
  plain: { Tag: 'span', className: '' },
} as const;

/** A long list, shown page by page. */
export function PreviewTable({ title, columns, total, index, ask }: PreviewTableProps) {
  const titleId = useId();
  const [rows, setRows] = useState<readonly PreviewRow[]>([]);
  const load = useCallback(
    async (from: number) => {
      const more = await ask('rowsOf', index, from, PAGE);
      setRows((known) => [...known.slice(0, from), ...more]);
    },
    [ask, index],
  );
  useEffect(() => void load(0), [load]);

  const cells = columns.map(({ header, look }) => ({
    header,
    look: look && LOOKS[look],
    width: look ? 'wrap-anywhere w-1/2 min-w-44 whitespace-pre-wrap' : 'max-w-56 truncate',
  }));
  return (
    <div className="flex flex-col gap-1.5">
      <h3 id={titleId} className="font-medium text-ink text-sm">
        {title}
      </h3>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border border-line"
      >
        <table aria-labelledby={titleId} className="w-full text-left">
          <thead className="sticky top-0 bg-sunken text-muted text-xs">
            <tr>
              {cells.map(({ header, width }) => (
                <th key={header} scope="col" className={classNames('px-3 py-2 font-medium', width)}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
              <tr key={place} className="border-line border-t align-top">
                {cells.map(({ header, width, look }, column) => (
                  <td key={header} className={classNames('px-3 py-1.5 tabular-nums', width)}>
                    {look ? (
                      <look.Tag className={look.className}>{row[column] || texts.empty}</look.Tag>
                    ) : (
                      row[column]
                    )}
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
