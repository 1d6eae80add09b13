import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { Slice } from './preview-calls';
import { texts } from './texts';

interface PreviewTableProps<Item> {
  readonly title: string;
  readonly headers: readonly string[];
  /** The last columns hold texts, which share the width that the others leave. */
  readonly textColumns: number;
  readonly total: number;
  /** Gives a part of the items; another function stands for other items. */
  readonly load: (slice: Slice) => Promise<readonly Item[]>;
  readonly cells: (item: Item) => readonly ReactNode[];
}

const PAGE = 100;

/** A list that may be very long, of which as much is drawn as somebody asks for. */
export function PreviewTable<Item>({
  title,
  headers,
  textColumns,
  total,
  load,
  cells,
}: PreviewTableProps<Item>) {
  const titleId = useId();
  const [items, setItems] = useState<readonly Item[]>([]);

  useEffect(() => {
    let isOver = false;
    setItems([]);
    load({ from: 0, count: PAGE }).then((first) => {
      if (!isOver) setItems(first);
    });
    return () => {
      isOver = true;
    };
  }, [load]);

  const widthOf = (column: number) =>
    column < headers.length - textColumns
      ? 'max-w-56 truncate'
      : 'wrap-anywhere w-1/2 min-w-44 whitespace-pre-wrap';

  async function loadMore() {
    const more = await load({ from: items.length, count: PAGE });
    setItems([...items, ...more]);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <h3 id={titleId} className="font-medium text-ink text-sm">
        {title}
      </h3>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border border-line"
      >
        <table aria-labelledby={titleId} className="w-full text-left">
          <thead className="sticky top-0 bg-sunken text-muted text-xs">
            <tr>
              {headers.map((header, column) => (
                <th
                  key={header}
                  scope="col"
                  className={classNames('px-3 py-2 font-medium', widthOf(column))}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of one list never move.
              <tr key={index} className="border-line border-t align-top">
                {cells(item).map((cell, column) => (
                  <td
                    key={headers[column]}
                    className={classNames('px-3 py-1.5 tabular-nums', widthOf(column))}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {items.length > 0 && items.length < total && (
          <div className="border-line border-t p-2 text-center">
            <Button size="sm" variant="ghost" onClick={loadMore}>
              {texts.more(total - items.length)}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
