import { Columns3 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Checkbox } from '../checkbox';
import { texts } from './texts';

interface ColumnsMenuProps {
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: string[]) => void;
  /** Gives every column back its own width and shows all. */
  readonly onReset: () => void;
}

/** A menu in which columns are shown and hidden. */
export function ColumnsMenu({ columns, hidden, onChange, onReset }: ColumnsMenuProps) {
  const menu = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details
      ref={details}
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className="inline-flex h-9 cursor-pointer list-none items-center gap-1.5 rounded-md border border-line bg-raised px-3 font-medium hover:bg-sunken">
        <Columns3 size={15} aria-hidden />
        {texts.columns}
      </summary>
      {/* Clicks on the panel itself must not count as leaving it. */}
      <div
        tabIndex={-1}
        className="absolute right-0 z-30 mt-1 flex max-h-96 w-60 flex-col overflow-y-auto rounded-lg border border-line bg-raised p-2 shadow-lg"
      >
        {columns.map(({ id, header }) => (
          <label
            key={id}
            htmlFor={`${menu}-${id}`}
            className="flex items-center gap-2 rounded px-2 py-1.5 hover:bg-sunken"
          >
            <Checkbox
              id={`${menu}-${id}`}
              checked={!hidden.includes(id)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? hidden.filter((other) => other !== id)
                    : [...hidden, id],
                )
              }
            />
            {header}
          </label>
        ))}
        <button
          type="button"
          className="mt-1 rounded border-line border-t px-2 py-2 text-left text-muted hover:text-ink"
          onClick={onReset}
        >
          {texts.resetColumns}
        </button>
      </div>
    </details>
  );
}
