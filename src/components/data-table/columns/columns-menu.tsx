import { useState } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { IconButton } from '../../controls/icon-button';
import { Icon } from '../../icon';
import { Popover } from '../../overlays/popover';
import { type DataColumn, defaultWidth } from '../data-column';
import { texts } from '../texts';
import { columnsInOrder, inOrder } from '../use-visible-columns';
import { type ColumnSettings, DEFAULT_COLUMNS } from './column-settings';
import { WidthInput } from './width-input';

interface ColumnsMenuProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: ColumnSettings;
  readonly onChange: (change: Partial<ColumnSettings>) => void;
  readonly pinnable: boolean;
}

/** Shows, hides, moves, sizes and pins columns. The last visible column can't be hidden. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { columns, settings, onChange, pinnable } = props;
  const { hidden, sizes, pinned } = settings;
  const [news, setNews] = useState('');
  const [drag, setDrag] = useState<{ readonly from: number; readonly over: number }>();
  const all = columnsInOrder(columns, settings);
  const listed = all.filter(({ hideable = true }) => hideable);
  const isOnlyOne = columns.filter(({ id }) => !hidden.includes(id)).length === 1;

  /** As many columns as before are pinned: those that are in their places now. */
  function move(from: number, to: number) {
    const column = listed[from];
    if (!column || !listed[to]) return;
    const order = listed.map(({ id }) => id);
    order.splice(from, 1);
    order.splice(to, 0, column.id);
    const count = all.slice(1).filter(({ id }) => pinned.includes(id)).length;
    const next = inOrder(columns, order).map(({ id }) => id);
    onChange({ order, pinned: next.slice(1, 1 + count) });
    setNews(texts.moved(column.header, to + 1, listed.length));
  }

  return (
    <Popover
      label={texts.columns}
      shape="columns"
      className="ml-auto max-sm:static"
      width={`max-sm:right-4 ${pinnable ? 'w-92 max-sm:w-80' : 'w-80'}`}
    >
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <div className="flex max-h-[min(28rem,60dvh)] flex-col overflow-y-auto">
        {listed.map((column, index) => {
          const { id, header } = column;
          const isVisible = !hidden.includes(id);
          const isFirst = column === all[0];
          const isPinned = isFirst || pinned.includes(id);
          const isTarget = drag?.over === index && drag.from !== index;
          const step = (label: string, to: number, shape: string) => (
            <IconButton
              size="sm"
              label={label}
              shape={shape}
              // `disabled` would remove the focus.
              aria-disabled={to < 0 || to === listed.length}
              className="w-6 rotate-90 !text-muted aria-disabled:opacity-40"
              onClick={() => move(index, to)}
            />
          );
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it can do the same.
            <div
              key={id}
              draggable
              onDragStart={() => setDrag({ from: index, over: index })}
              onDragOver={(event) => {
                event.preventDefault();
                if (drag && drag.over !== index) setDrag({ ...drag, over: index });
              }}
              onDrop={() => drag && move(drag.from, index)}
              onDragEnd={() => setDrag(undefined)}
              className={classNames(
                'flex min-h-9 cursor-grab items-center max-sm:min-h-11 gap-1 rounded-md px-2 hover:bg-hover',
                drag?.from === index && 'opacity-50',
                isTarget && 'outline-2 -outline-offset-2 outline-accent',
              )}
            >
              {/* biome-ignore lint/a11y/noLabelWithoutControl: it contains the Checkbox. */}
              <label className="flex min-w-0 flex-1 items-center gap-2.5 py-1">
                <Checkbox
                  checked={isVisible}
                  disabled={isVisible && isOnlyOne}
                  onChange={() => onChange({ hidden: toggled(hidden, id) })}
                />
                <span className="wrap-anywhere">{header}</span>
              </label>
              {step(texts.moveUp(header), index - 1, 'previous')}
              {step(texts.moveDown(header), index + 1, 'next')}
              {pinnable && (
                <IconButton
                  size="sm"
                  label={texts.pin(header)}
                  aria-pressed={isPinned}
                  disabled={isFirst}
                  icon={<Icon name="pin" size={14} fill={isPinned ? 'currentColor' : 'none'} />}
                  // A phone is too narrow for pinned columns.
                  className={classNames('max-sm:hidden', isPinned ? '!text-accent' : '!text-muted')}
                  onClick={() => onChange({ pinned: toggled(pinned, id) })}
                />
              )}
              <WidthInput
                header={header}
                width={sizes[id] ?? defaultWidth(column)}
                onChange={(width) => onChange({ sizes: { ...sizes, [id]: width } })}
              />
            </div>
          );
        })}
      </div>
      <div className="mt-1 border-line border-t pt-1">
        <Button
          variant="ghost"
          size="sm"
          className="w-full justify-start"
          onClick={() => onChange(DEFAULT_COLUMNS)}
        >
          {texts.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}

function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
