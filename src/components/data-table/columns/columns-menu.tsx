import { classNames } from '../../class-names';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { IconButton } from '../../controls/icon-button';
import { Icon } from '../../icon';
import { Popover } from '../../overlays/popover';
import { type DataColumn, defaultWidth } from '../data-column';
import { texts } from '../texts';
import type { ColumnSettings } from './column-settings';
import { WidthInput } from './width-input';

interface ColumnsMenuProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly settings: ColumnSettings;
  readonly onChange: (change: Partial<ColumnSettings>) => void;
  readonly pinnable: boolean;
}

/** Shows, hides, sizes and pins columns. The last visible column can't be hidden. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { columns, settings, onChange, pinnable } = props;
  const { hidden, sizes, pinned } = settings;
  const isOnlyOne = columns.filter(({ id }) => !hidden.includes(id)).length === 1;
  return (
    <Popover label={texts.columns} shape="columns" wide={pinnable}>
      <div className="flex max-h-[min(28rem,60dvh)] flex-col overflow-y-auto">
        {columns
          .filter(({ hideable = true }) => hideable)
          .map((column) => {
            const { id, header } = column;
            const isVisible = !hidden.includes(id);
            const isFirst = column === columns[0];
            const isPinned = isFirst || pinned.includes(id);
            return (
              <div
                key={id}
                className="flex min-h-9 items-center max-sm:min-h-11 gap-2 rounded-md px-2 hover:bg-hover"
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
                {pinnable && (
                  <IconButton
                    size="sm"
                    label={texts.pin(header)}
                    aria-pressed={isPinned}
                    disabled={isFirst}
                    icon={<Icon name="pin" size={14} fill={isPinned ? 'currentColor' : 'none'} />}
                    // A phone is too narrow for pinned columns.
                    className={classNames(
                      'max-sm:hidden',
                      isPinned ? '!text-accent' : '!text-muted',
                    )}
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
          onClick={() => onChange({ hidden: [], sizes: {}, pinned: [] })}
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
