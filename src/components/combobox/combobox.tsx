import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../class-names';
import { controlClasses } from '../controls/control-classes';
import { pressInList } from './list-keys';
import { bestMatch, findOptions, indexOfValue, labelOf, type Option } from './option';
import { comboboxAria, type ListInputProps, OptionList, useListInput } from './option-list';

export interface ComboboxProps extends ListInputProps {
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

/** A choice from a long list, found by typing. While closed it is only an input: a page may have many. */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChange, placeholder, clearable = false, emptyText } = props;
  const listId = useId();
  const input = useListInput(props);
  const [opened, setOpened] = useState<Opened>();
  const shown = value === null ? '' : labelOf(options, value);
  const found = opened && findOptions(options, opened.typed ?? '');
  // What is typed may be among options that arrive later.
  const active =
    opened && found
      ? indexOfValue(found, opened.active ?? bestMatch(options, opened.typed ?? ''))
      : -1;
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
    const isForList = pressInList(event, {
      options: found,
      active,
      onMove: (next) => setOpened({ ...opened, active: next }),
      onClose: () => setOpened(undefined),
    });
    if (isForList || event.key !== 'Enter') return;
    event.preventDefault();
    const option = found[active];
    if (option) choose(option.value);
    else if (isEmptied) choose(null);
  }

  return (
    <>
      <input
        {...comboboxAria(props, { listId, active, count: found?.length })}
        ref={input}
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
