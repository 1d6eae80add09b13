import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { controlClasses } from '../controls/control-classes';
import { Spinner } from '../status/spinner';
import { comboboxAria } from './list-aria';
import { indexByKey } from './list-keys';
import { bestMatch, findOptions, indexOfValue, labelOf, type Option } from './option';
import { OptionList } from './option-list';
import { texts } from './texts';

export interface ComboboxProps {
  /** Its accessible name, where no visible label is tied to it by `id`. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** Best the same array every time: what is made of it for searching is kept with it. */
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
  /** Whether emptying it chooses `null`. */
  readonly clearable?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Its call is under way: it keeps the focus, and takes no other choice. */
  readonly busy?: boolean | undefined;
  /** What stands in the list when nothing matches. */
  readonly emptyText?: string | undefined;
  readonly className?: string | undefined;
}

interface Opened {
  /** Nothing until something is typed: then all options are listed. */
  readonly typed: string | undefined;
  /** The value that Enter chooses. Not its place: the options may change while they are listed. */
  readonly active: string | null;
}

/**
 * One choice out of a long list, found by typing. Closed it is an input and nothing else, since
 * many stand on one page; the list comes into being when it opens.
 */
export function Combobox({
  label,
  id,
  invalid,
  describedBy,
  options,
  value,
  onChange,
  placeholder,
  clearable = false,
  disabled,
  busy = false,
  emptyText,
  className,
}: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const shown = value === null ? '' : labelOf(options, value);
  const found = opened && findOptions(options, opened.typed ?? '');
  const active = opened && found ? indexOfValue(found, opened.active) : -1;
  const isEmptied = clearable && opened?.typed?.trim() === '';

  function open(fallback: Option | undefined) {
    if (busy) return;
    const isKnown = indexOfValue(options, value) >= 0;
    setOpened({ typed: undefined, active: isKnown ? value : (fallback?.value ?? null) });
  }

  function choose(next: string | null) {
    setOpened(undefined);
    if (next !== value) onChange(next);
  }

  function leave() {
    if (isEmptied) choose(null);
    else setOpened(undefined);
  }

  function type({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const typed = opened ? currentTarget.value : (insertedBy(nativeEvent) ?? currentTarget.value);
    setOpened({ typed, active: bestMatch(options, typed) });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || busy) return;
    if (!opened || !found) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open(options.at(event.key === 'ArrowDown' ? 0 : -1));
      return;
    }
    const index = indexByKey(event, active, found.length);
    if (index !== undefined) {
      event.preventDefault();
      setOpened({ ...opened, active: found[index]?.value ?? null });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = found[active];
      if (option) choose(option.value);
      else if (isEmptied) choose(null);
    } else if (event.key === 'Escape') {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpened(undefined);
    }
  }

  return (
    <div
      className={classNames(
        'relative',
        // The arrow, drawn without an element of its own.
        !busy &&
          'after:-translate-y-3/4 after:pointer-events-none after:absolute after:top-1/2 after:right-3 after:size-1.5 after:rotate-45 after:border-muted after:border-r-[1.5px] after:border-b-[1.5px]',
        className,
      )}
    >
      <input
        {...comboboxAria(listId, active, found?.length)}
        ref={input}
        type="text"
        id={id}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-busy={busy || undefined}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={busy}
        value={opened?.typed ?? shown}
        className={classNames(controlClasses, 'h-9 truncate pr-8')}
        onChange={type}
        onKeyDown={press}
        onBlur={leave}
        onClick={(event) => {
          if (opened) return;
          event.currentTarget.select();
          open(undefined);
        }}
      />
      {busy && (
        <span className="pointer-events-none absolute inset-y-0 right-2 grid index-items-center">
          <Spinner />
        </span>
      )}
      {opened && clearable && value !== null && (
        <button
          type="button"
          // By keyboard: empty the text, then Enter.
          tabIndex={-1}
          aria-label={texts.clear}
          title={texts.clear}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(null)}
          className="absolute inset-y-1 right-1 z-1 grid w-7 index-items-center rounded bg-raised text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
      {opened && found && (
        <OptionList
          id={listId}
          label={label}
          options={found}
          active={active}
          chosen={value}
          emptyText={emptyText}
          control={input}
          onChoose={(option) => choose(option.value)}
          onLost={leave}
        />
      )}
    </div>
  );
}

/** What was typed or pasted, as opposed to deleted: in a closed combobox it takes the place of the text there. */
function insertedBy(event: Event): string | null {
  return event instanceof InputEvent ? event.data : null;
}
