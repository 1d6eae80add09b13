import { Radio } from '@headlessui/react';
import { Fragment, type ReactNode, useId } from 'react';

interface RadioOptionProps {
  readonly value: string;
  readonly label: string;
  /** The least width of the label, so that the descriptions of all options line up. */
  readonly labelWidth?: string;
  /** The description. */
  readonly children?: ReactNode;
}

/** An option of a Headless UI `RadioGroup`. */
export function RadioOption({ value, label, labelWidth, children }: RadioOptionProps) {
  const id = useId();
  return (
    // A fragment, because `Radio` would drop the description from an element that it renders itself.
    <Radio as={Fragment} value={value}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role comes from `Radio`. */}
      <div
        aria-label={label}
        aria-describedby={children ? id : undefined}
        className="group flex cursor-pointer items-center gap-2 rounded py-1"
      >
        <span className="size-4 shrink-0 rounded-full border border-muted bg-raised group-hover:border-ink group-data-checked:border-5 group-data-checked:border-accent" />
        <span className="shrink-0 font-medium" style={{ minWidth: labelWidth }}>
          {label}
        </span>
        {children && (
          <span id={id} className="wrap-anywhere whitespace-pre-line">
            {children}
          </span>
        )}
      </div>
    </Radio>
  );
}
