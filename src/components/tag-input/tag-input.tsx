import { type ClipboardEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { foldText } from '../../common/fold-text';
import { classNames } from '../class-names';
import { pressInList } from '../combobox/list-keys';
import { bestMatch, findOptions, indexOfValue } from '../combobox/option';
import {
  comboboxAria,
  type ListInputProps,
  OptionList,
  useListInput,
} from '../combobox/option-list';
import { controlClasses } from '../controls/control-classes';
import { Icon } from '../icon';
import { byFoldedText, hasSeparator, readValues, separatorsIn } from './read-values';
import { texts } from './texts';

export interface TagInputProps extends ListInputProps {
  /** What can be typed. */
  readonly hint?: string | undefined;
  /** All possible values; preferably always the same array. */
  readonly options: readonly string[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several known values, each at most once, shown as chips. */
export function TagInput(props: TagInputProps) {
  const { label, invalid, describedBy, options, values, onChange, hint = texts.hint } = props;
  const ownId = useId();
  const control = useRef<HTMLDivElement>(null);
  const input = useListInput(props);
  const [text, setText] = useState('');
  /** Defined while the list is open; `active` is the value that Enter chooses. */
  const [opened, setOpened] = useState<{ readonly active: string | null }>();
  const [unknown, setUnknown] = useState<readonly string[]>([]);

  const known = useMemo(() => byFoldedText(options), [options]);
  const offered = useMemo(() => {
    const chosen = new Set(values.map(foldText));
    const left = [...known].filter(([folded]) => !chosen.has(folded));
    return left.map(([, value]) => ({ value, label: value }));
  }, [known, values]);
  const found = opened && findOptions(offered, text);
  // What is typed may be among options that arrive later.
  const active =
    opened && found ? indexOfValue(found, opened.active ?? bestMatch(offered, text)) : -1;
  const listId = `${ownId}-list`;
  const notesId = `${ownId}-unknown`;
  const hasUnknown = unknown.length > 0;

  function write(next: string) {
    setText(next);
    setUnknown([]);
    setOpened({ active: bestMatch(offered, next) });
  }

  function add(more: readonly string[]) {
    const chosen = new Set(values.map(foldText));
    const fresh = more.filter((value) => !chosen.has(foldText(value)));
    if (fresh.length > 0) onChange([...values, ...fresh]);
  }

  function choose(value: string) {
    add([value]);
    setText('');
    setUnknown([]);
    setOpened(undefined);
  }

  /** Adds the known values in a text, and leaves the rest in the input. */
  function take(whole: string) {
    const read = readValues(whole, known);
    add(read.known);
    setText(read.unknown.join(', '));
    setUnknown(read.unknown);
    setOpened(undefined);
  }

  function remove(value: string) {
    onChange(values.filter((other) => other !== value));
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const last = values.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    } else if (event.key === 'Enter') {
      // Enter submits the form only if there is nothing to add.
      if (!opened && text.trim() === '') return;
      event.preventDefault();
      const option = found?.[active];
      if (option) choose(option.value);
      else take(text);
    } else if (opened || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      pressInList(event, {
        options: found ?? findOptions(offered, text),
        active,
        onMove: (next) => setOpened({ active: next }),
        onClose: () => setOpened(undefined),
      });
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole =
      text.slice(0, selectionStart ?? text.length) +
      pasted +
      text.slice(selectionEnd ?? text.length);
    // A single word may be a search.
    if (!hasSeparator(pasted) && readValues(whole, known).known.length === 0) return;
    event.preventDefault();
    take(whole);
  }

  return (
    <div className="flex flex-col gap-1">
      <div
        ref={control}
        className={classNames(
          controlClasses,
          'flex min-h-9 flex-wrap items-center gap-1 !px-1.5 py-1 focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
          (invalid || hasUnknown) && 'border-danger',
        )}
      >
        {values.map((value) => (
          <span
            key={value}
            className="inline-flex h-6 max-w-full items-center rounded bg-sunken pl-2 text-ink text-xs"
          >
            <span className="truncate">{value}</span>
            <button
              type="button"
              aria-label={texts.remove(value)}
              title={texts.remove(value)}
              onClick={() => remove(value)}
              className="grid size-6 shrink-0 place-items-center rounded text-muted hover:text-ink"
            >
              <Icon name="cross" className="size-3.5" />
            </button>
          </span>
        ))}
        <input
          {...comboboxAria(
            {
              ...props,
              invalid: invalid || hasUnknown,
              describedBy: classNames(describedBy, notesId),
            },
            { listId, active, count: found?.length },
          )}
          ref={input}
          value={text}
          className="h-6 min-w-24 grow bg-transparent px-1 outline-none"
          onChange={({ currentTarget }) => {
            if (separatorsIn(currentTarget.value) > separatorsIn(text)) take(currentTarget.value);
            else write(currentTarget.value);
          }}
          onPaste={paste}
          onKeyDown={press}
          onClick={() => setOpened(opened ?? { active: null })}
          onBlur={() => (text.trim() === '' ? setOpened(undefined) : take(text))}
        />
      </div>
      {/* Always there, so that nothing below moves when the input loses the focus. */}
      <p
        id={notesId}
        aria-live="polite"
        className={classNames('break-words text-xs', hasUnknown ? 'text-danger' : 'text-muted')}
      >
        {hasUnknown ? texts.unknown(unknown) : hint}
      </p>
      {found && (
        <OptionList
          id={listId}
          label={label}
          options={found}
          active={active}
          chosen={null}
          control={control}
          onChoose={({ value }) => choose(value)}
          onLost={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
