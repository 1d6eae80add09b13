import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import type { Option } from './option';

/** What a form gives an input with a list. */
export interface ListInputAria {
  /** Its accessible name, unless a visible label refers to `id`. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly required?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement | null> | undefined;
}

/** The list while it is open. */
export interface OpenList {
  readonly found: readonly Option[];
  readonly close: () => void;
}

export interface ListInputProps extends ListInputAria {
  /** Preferably always the same array: what searching needs is computed once per array. */
  readonly options: readonly Option[];
  readonly text: string;
  /** The text that options must contain to be listed. */
  readonly search: string;
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
  /**
   * Whether people go on typing after a choice. Otherwise, choosing by touch closes the keyboard, which would cover
   * the changes.
   */
  readonly isMultiple?: boolean;
  /** Returns whether the list should not open. */
  readonly onType: (text: string, list: OpenList | undefined) => boolean;
  /** Returns whether the key is not for the list. */
  readonly onPress: (event: KeyboardEvent<HTMLInputElement>, list: OpenList | undefined) => boolean;
  readonly onLeave: () => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>, list: OpenList | undefined) => void;
  /** Called when the list closes, even without a choice. */
  readonly onClose?: () => void;
  /** Chooses nothing; without it there is no button for that. */
  readonly onClear?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly className: string;
  /** Shown when nothing matches. */
  readonly emptyText?: string | undefined;
}

/** The attributes of both the plain input and Headless UI’s. */
export function inputProps(props: ListInputProps) {
  const { id, label, invalid, describedBy, required } = props;
  return {
    type: 'text',
    id,
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': required,
    placeholder: props.placeholder,
    value: props.text,
    className: props.className,
  } as const;
}
