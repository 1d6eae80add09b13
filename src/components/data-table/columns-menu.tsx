import { Columns3 } from 'lucide-react';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Popover } from '../popover';
import type { DataColumn } from './data-column';
import { texts } from './texts';

interface ColumnsMenuProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: string[]) => void;
  /** Gives every column back its own width, and shows all. */
  readonly onReset: () => void;
}

/** Shows and hides columns. The last one that is seen stays. */
export function ColumnsMenu<Row>({ columns, hidden, onChange, onReset }: ColumnsMenuProps<Row>) {
  const seen = columns.filter(({ id }) => !hidden.includes(id));
  return (
    <Popover label={texts.columns} icon={<Columns3 size={16} aria-hidden />}>
      <div className="flex max-h-80 flex-col overflow-y-auto">
        {columns
          .filter(({ hideable = true }) => hideable)
          .map(({ id, header }) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the Checkbox in it is one.
            <label
              key={id}
              className="flex min-h-8 items-center gap-2.5 rounded-md px-2 py-1 hover:bg-hover"
            >
              <Checkbox
                checked={!hidden.includes(id)}
                disabled={seen.length === 1 && seen[0]?.id === id}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? hidden.filter((other) => other !== id) : [...hidden, id])
                }
              />
              <span className="wrap-anywhere">{header}</span>
            </label>
          ))}
      </div>
      <div className="mt-1 border-line border-t pt-1">
        <Button variant="ghost" size="sm" className="w-full justify-start" onClick={onReset}>
          {texts.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}
