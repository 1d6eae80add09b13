import { type ClipboardEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { ListInput } from '../combobox/list-input';
import type { ListInputAria, OpenList } from '../combobox/list-input-props';
import { controlClasses } from '../controls/control-classes';
import { Icon } from '../icon';
import { hasSeparator, readValues, separatorsIn, valueFinder } from './read-values';
import { texts } from './texts';

interface TagInputProps extends ListInputAria {
  /** What can be typed. */
  readonly hint?: string | undefined;
  /** All possible values; preferably always the same array. */
  readonly options: readonly string[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several known values, each at most once, shown as chips. */
export function TagInput(props: TagInputProps) {
  const { label, id, required, inputRef } = props;
  const { invalid, describedBy, options, values, onChange, hint } = props;
  const notesId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);

  const find = useMemo(() => valueFinder(options), [options]);
  const chosen = useMemo(() => new Set(values.map(find)), [find, values]);
  const offered = useMemo(() => {
    const left = [...new Set(options)].filter((value) => !chosen.has(value));
    return left.map((value) => ({ value, label: value }));
  }, [options, chosen]);
  const hasUnknown = unknown.length > 0;

  /** Adds the typed values as soon as a separator follows. Returns whether it did. */
  function type(next: string, list: OpenList | undefined): boolean {
    if (separatorsIn(next) <= separatorsIn(text)) {
      setText(next);
      setUnknown([]);
      return false;
    }
    list?.close();
    take(next);
    return true;
  }

  function add(more: readonly string[]) {
    const fresh = more.filter((value) => !chosen.has(value));
    if (fresh.length > 0) onChange([...values, ...fresh]);
  }

  function choose(value: string) {
    add([value]);
    setText('');
    setUnknown([]);
  }

  /** Adds the known values in a text, and leaves the rest in the input. */
  function take(whole: string) {
    const read = readValues(whole, find);
    add(read.known);
    setText(read.unknown.join(', '));
    setUnknown(read.unknown);
  }

  function remove(value: string) {
    onChange(values.filter((other) => other !== value));
    box.current?.querySelector('input')?.focus();
  }

  function press(event: KeyboardEvent, list: OpenList | undefined): boolean {
    const last = values.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
      return true;
    }
    // Enter chooses from the list, or else submits the form if there is nothing to add.
    const isListed = list !== undefined && list.found.length > 0;
    if (event.key !== 'Enter' || isListed || text.trim() === '') return false;
    event.preventDefault();
    list?.close();
    take(text);
    return true;
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, list: OpenList | undefined) {
    const pasted = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole =
      text.slice(0, selectionStart ?? text.length) +
      pasted +
      text.slice(selectionEnd ?? text.length);
    // A single word may be a search.
    if (!hasSeparator(pasted) && readValues(whole, find).known.length === 0) return;
    event.preventDefault();
    list?.close();
    take(whole);
  }

  return (
    <div className="flex flex-col gap-1">
      <div
        ref={box}
        className={classNames(
          controlClasses,
          'flex min-h-9 flex-wrap items-center gap-1 px-1.5! py-1 outlined',
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
        <ListInput
          label={label}
          id={id}
          required={required}
          inputRef={inputRef}
          invalid={invalid || hasUnknown}
          describedBy={classNames(describedBy, notesId)}
          options={offered}
          text={text}
          search={text}
          chosen={null}
          isMultiple
          onChoose={choose}
          onType={type}
          onPress={press}
          onPaste={paste}
          onLeave={() => text.trim() !== '' && take(text)}
          className="h-6 min-w-24 grow bg-transparent px-1 outline-none"
        />
      </div>
      {/* Always there, so that nothing below moves when the input loses the focus. */}
      <p
        id={notesId}
        aria-live="polite"
        className={classNames('wrap-anywhere text-xs', hasUnknown ? 'text-danger' : 'text-muted')}
      >
        {hasUnknown ? texts.unknown(unknown) : hint}
      </p>
    </div>
  );
}
