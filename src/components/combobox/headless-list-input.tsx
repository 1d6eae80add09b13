import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Portal,
} from '@headlessui/react';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { panelClasses, panelTarget } from '../overlays/panel';
import { ListControl } from './list-control';
import { inputProps, type ListInputProps, type OpenList } from './list-input-props';
import { findOptions, type Option } from './option';
import { texts } from './texts';

const CHECK = 'M20 6 9 17l-5-5';

interface HeadlessListInputProps extends ListInputProps {
  /** Until the first render, this is the plain input, which is then replaced. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the list opens at once. */
  readonly opens: boolean;
}

/** Headless UI’s combobox. Its list stays fast with ten thousand options. */
export function HeadlessListInput({ input, opens, ...props }: HeadlessListInputProps) {
  const {
    options,
    search,
    text,
    chosen,
    onChoose,
    onType,
    onPress,
    onPaste,
    onLeave,
    onClose,
    onClear,
    isMultiple,
  } = props;
  const { label, emptyText = texts.nothingFound } = props;
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [offered, setOffered] = useState(options);
  const isTouched = useRef(false);
  // An open list keeps its options, so that the active one stays.
  if (offered !== options && (!panel || offered.length === 0)) setOffered(options);
  // New objects for each search, so that the best match becomes active: Headless UI would keep the active option.
  const found = useMemo(
    () => findOptions(offered, search).map((option): Option => ({ ...option })),
    [offered, search],
  );
  const value = found.find((option) => option.value === chosen) ?? null;
  const press = (key: 'ArrowDown' | 'Escape') => pressIn(input.current, key);
  const list: OpenList | undefined = panel ? { found, close: () => press('Escape') } : undefined;

  useTakenFocus(input, opens);

  useEffect(() => {
    if (!panel || !input.current) return;
    const watching = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) pressIn(input.current, 'Escape');
    });
    watching.observe(input.current);
    return () => watching.disconnect();
  }, [panel, input]);

  // Selects the text of the choice, which typing then replaces, but not text that has been typed.
  const isSearched = search !== '';
  useLayoutEffect(() => {
    if (chosen === null || isSearched) return;
    if (document.activeElement === input.current) input.current?.select();
  }, [chosen, isSearched, input]);

  return (
    <Combobox
      value={value}
      by="value"
      virtual={{ options: found }}
      // Null when the text is emptied, perhaps to type another.
      onChange={(option: Option | null) => {
        if (!option) return;
        onChoose(option.value);
        // Later, because `onBlur` would still see the typed text now.
        if (isTouched.current && !isMultiple) requestAnimationFrame(() => input.current?.blur());
      }}
      onClose={() => onClose?.()}
    >
      <div className="relative flex min-w-24 grow">
        <ComboboxInput
          as={ListControl}
          {...inputProps(props)}
          className={classNames(props.className, onClear && 'pr-13!')}
          ref={input}
          displayValue={() => text}
          onBlur={onLeave}
          describedBy={props.describedBy}
          isOwnKey={(event) =>
            event.nativeEvent.isComposing ||
            // Headless UI would choose the active option.
            (event.key === 'Tab' && panel !== null) ||
            onPress(event, list)
          }
          isOwnText={(typed) => onType(typed, list)}
          onPaste={(event) => onPaste?.(event, list)}
          onClick={({ currentTarget }) => {
            if (panel) return;
            currentTarget.select();
            press('ArrowDown');
          }}
        />
        {onClear && (
          <button
            type="button"
            aria-label={texts.clear}
            title={texts.clear}
            // Keyboard users empty the text and press Enter.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              list?.close();
              onClear();
            }}
            className="absolute inset-y-0 right-7 grid w-6 place-items-center text-muted hover:text-ink"
          >
            <Icon name="cross" className="size-4" />
          </button>
        )}
        <p role="status" className="sr-only">
          {panel && found.length === 0 && emptyText}
        </p>
      </div>
      <Portal.Group target={panelTarget}>
        <ComboboxOptions
          ref={setPanel}
          aria-label={label ?? texts.options}
          anchor={{ to: 'bottom start', gap: 6, padding: 8 }}
          // Not modal: a click elsewhere closes the list and also takes effect.
          modal={false}
          onPointerDown={({ pointerType }) => {
            isTouched.current = pointerType === 'touch';
          }}
          data-empty={emptyText}
          className={classNames(
            panelClasses,
            'w-80 min-w-(--input-width) overscroll-contain p-1 [--anchor-max-height:20rem]',
            'empty:p-2 empty:text-muted empty:before:content-[attr(data-empty)]',
          )}
        >
          {({ option }: { option: Option }) => (
            <ComboboxOption
              value={option}
              aria-label={option.label}
              aria-description={option.detail}
              className="group flex min-h-8 w-full max-sm:min-h-11 cursor-default items-center gap-2 rounded px-2 py-1 wrap-anywhere data-focus:bg-accent-soft"
            >
              <span className="min-w-0 grow">{option.label}</span>
              {option.detail && (
                // Drawn by CSS, so that the option's text stays its label.
                <span
                  data-word={option.detail}
                  className="shrink-0 text-muted after:content-[attr(data-word)]"
                />
              )}
              <Icon
                path={CHECK}
                className="invisible size-4 shrink-0 text-accent group-data-selected:visible"
              />
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </Portal.Group>
    </Combobox>
  );
}

/** Takes over the focus and the selection of the plain input, then opens the list. */
function useTakenFocus(input: RefObject<HTMLInputElement | null>, opens: boolean): void {
  const [plain] = useState(input.current);
  const [opensFirst] = useState(opens);
  useLayoutEffect(() => {
    if (!plain) return;
    // Read first, because React may reset the plain input's text when the focus moves.
    const { selectionStart, selectionEnd } = plain;
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(selectionStart, selectionEnd);
    if (opensFirst) pressIn(input.current, 'ArrowDown');
  }, [plain, input, opensFirst]);
}

/** Opens or closes the list. Without a button, Headless UI has no other way. */
function pressIn(input: HTMLInputElement | null, key: 'ArrowDown' | 'Escape'): void {
  input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
