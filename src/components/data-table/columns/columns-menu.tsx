import { Columns3 } from 'lucide-react';
import { Button } from '../../controls/button';
import { Checkbox } from '../../controls/checkbox';
import { Popover } from '../../overlays/popover';
import { type DataColumn, startWidth } from '../data-column';
import { texts } from '../texts';
import type { ColumnSizes } from './column-sizes';
import { PinToggle } from './pin-toggle';
import { WidthInput } from './width-input';

interface ColumnsMenuProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: string[]) => void;
  readonly sizes: ColumnSizes;
  readonly onSizesChange: (sizes: ColumnSizes) => void;
  readonly pinned: readonly string[];
  /** Left out where no column can be kept at the left. */
  readonly onPinnedChange: ((pinned: string[]) => void) | undefined;
  /** Gives every column back its own width, shows all, and keeps none at the left. */
  readonly onReset: () => void;
}

/** Shows, hides, sizes and keeps columns in view. The last one that is seen stays. */
export function ColumnsMenu<Row>(props: ColumnsMenuProps<Row>) {
  const { columns, hidden, onChange, sizes, onSizesChange, onReset } = props;
  const { pinned, onPinnedChange } = props;
  const [first] = columns;
  const seen = columns.filter(({ id }) => !hidden.includes(id));
  return (
    <Popover
      label={texts.columns}
      icon={<Columns3 size={16} aria-hidden />}
      wide={!!onPinnedChange}
    >
      <div className="flex max-h-[min(28rem,60dvh)] flex-col overflow-y-auto">
        {columns
          .filter(({ hideable = true }) => hideable)
          .map((column) => {
            const { id, header } = column;
            return (
              <div
                key={id}
                className="flex min-h-9 items-center gap-2 rounded-md px-2 hover:bg-hover"
              >
                {/* biome-ignore lint/a11y/noLabelWithoutControl: the Checkbox in it is one. */}
                <label className="flex min-w-0 flex-1 items-center gap-2.5 py-1">
                  <Checkbox
                    checked={!hidden.includes(id)}
                    disabled={seen.length === 1 && seen[0]?.id === id}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange(checked ? hidden.filter((other) => other !== id) : [...hidden, id])
                    }
                  />
                  <span className="wrap-anywhere">{header}</span>
                </label>
                {onPinnedChange && (
                  <PinToggle
                    header={header}
                    isPinned={pinned.includes(id) || id === first?.id}
                    isFixed={id === first?.id}
                    onChange={(isPinned) =>
                      onPinnedChange(
                        isPinned ? [...pinned, id] : pinned.filter((other) => other !== id),
                      )
                    }
                  />
                )}
                <WidthInput
                  header={header}
                  width={sizes[id] ?? startWidth(column)}
                  onChange={(width) => onSizesChange({ ...sizes, [id]: width })}
                />
              </div>
            );
          })}
      </div>
      <div className="mt-1 border-line border-t pt-1">
        <Button variant="ghost" size="sm" className="w-full justify-start" onClick={onReset}>
          {texts.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}
