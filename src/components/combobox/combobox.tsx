import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names';
import { controlClasses } from '../controls/control-classes';
import { indexByKey } from './list-keys';
import { bestMatch, findOptions, indexOfValue, labelOf, type Option } from './option';
import { comboboxAria, OptionList } from './option-list';

export interface ComboboxProps {
  /** Its accessible name, unless a visible label refers to `id`. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly required?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement | null> | undefined;
  /** Preferably always the same array: what searching needs is computed once per array. */
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
  /** Whether emptying it chooses `null`. */
  readonly clearable?: boolean | undefined;
  /** Shown in the list when nothing matches. */
  readonly emptyText?: string | undefined;
}

interface Opened {
  /** `undefined` until something is typed: then all options are listed. */
  readonly typed: string | undefined;
  /** The value that Enter chooses. Not its index: the options may change while the list is open. */
  readonly active: string | null;
}

/**
 * A choice from a long list, found by typing. While closed it is only an input, because there may be many
 * on a page.
 */
export function Combobox(props: ComboboxProps) {
  const { label, id, invalid, describedBy, required, options, value, onChange } = props;
  const { placeholder, clearable = false, emptyText, inputRef } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => input.current,
  );
  const [opened, setOpened] = useState<Opened>();
  const shown = value === null ? '' : labelOf(options, value);
  const found = opened && findOptions(options, opened.typed ?? '');
  const active = opened && found ? indexOfValue(found, opened.active) : -1;
  const isEmptied = clearable && opened?.typed?.trim() === '';

  function open(fallback: Option | undefined) {
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
    if (event.nativeEvent.isComposing) return;
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
      // Keeps a dialog around it open.
      event.preventDefault();
      event.stopPropagation();
      setOpened(undefined);
    }
  }

  return (
    <>
      <input
        {...comboboxAria(listId, active, found?.length)}
        ref={input}
        type="text"
        id={id}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required}
        placeholder={placeholder}
        value={opened?.typed ?? shown}
        className={classNames(controlClasses, 'combobox h-9 truncate pr-8')}
        onChange={type}
        onKeyDown={press}
        onBlur={leave}
        onClick={(event) => {
          if (opened) return;
          event.currentTarget.select();
          open(undefined);
        }}
      />
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
          onClear={clearable && value !== null ? () => choose(null) : undefined}
        />
      )}
    </>
  );
}

/** The inserted characters, if any: in a closed combobox they replace its text. */
function insertedBy(event: Event): string | null {
  return event instanceof InputEvent ? event.data : null;
}
