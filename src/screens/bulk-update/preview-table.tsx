import { type ReactNode, useEffect, useId, useState } from 'react';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import type { Slice } from './preview';
import { texts } from './texts';

interface PreviewTableProps<Item> {
  readonly title: string;
  readonly headers: readonly string[];
  /** The number of wide columns at the end. */
  readonly textColumns: number;
  readonly total: number;
  /** Loads a part of the items. A new function means new items. */
  readonly load: (slice: Slice) => Promise<readonly Item[]>;
  readonly cells: (item: Item) => readonly ReactNode[];
}

const PAGE = 100;

/** A long list, shown page by page. */
export function PreviewTable<Item>(props: PreviewTableProps<Item>) {
  const { title, headers, textColumns, total, load, cells } = props;
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the items never move.
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
