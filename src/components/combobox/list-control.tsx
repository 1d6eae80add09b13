import type { ComponentProps, KeyboardEvent } from 'react';

interface ListControlProps extends ComponentProps<'input'> {
  readonly describedBy?: string | undefined;
  readonly isOwnKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  readonly isOwnText?: (text: string) => boolean;
}

/** The `input` of a Headless UI combobox. Headless UI gets only the keys and texts that are for its list. */
export function ListControl(props: ListControlProps) {
  const { describedBy, isOwnKey, isOwnText, onKeyDown, onChange, ...rest } = props;
  return (
    <input
      {...rest}
      // Headless UI drops this attribute.
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={(event) => isOwnKey(event) || onKeyDown?.(event)}
      onChange={(event) => isOwnText?.(event.currentTarget.value) || onChange?.(event)}
    />
  );
}
