import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon';
import type { Option } from './option';
import { isInView, placePanel } from './place-panel';
import { texts } from './texts';

/** Longer lists are rendered in part. */
const MAX_RENDERED = 200;

/** In browsers without a top layer, the list is a fixed element of the page. */
const HAS_TOP_LAYER = 'showPopover' in HTMLElement.prototype;

/** What a form gives an input with a list. */
export interface ListInputProps {
  /** Its accessible name, unless a visible label refers to `id`. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly required?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement | null> | undefined;
}

/** A ref to the input, which the form's own gets, too. */
export function useListInput({ inputRef }: ListInputProps): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<typeof input.current, typeof input.current>(inputRef, () => input.current);
  return input;
}

interface OptionListProps {
  readonly id: string;
  readonly label: string | undefined;
  readonly options: readonly Option[];
  /** The index of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly chosen: string | null;
  readonly emptyText?: string | undefined;
  /** The list opens next to this element. */
  readonly control: RefObject<HTMLElement | null>;
  readonly onChoose: (option: Option) => void;
  /** Called when the control is scrolled out of view. */
  readonly onLost: () => void;
  /** Chooses nothing; without it there is no button for that. */
  readonly onClear?: (() => void) | undefined;
}

/** The options of an open combobox, above everything else on the page. */
export function OptionList(props: OptionListProps) {
  const { id, label, options, active, chosen, emptyText, control, onChoose, onLost } = props;
  const { onClear } = props;
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const start = firstRendered(active, options.length);
  const rendered = options.slice(start, start + MAX_RENDERED);
  const activeOption = options[active];

  useLayoutEffect(() => {
    if (!HAS_TOP_LAYER) return;
    const shown = panel.current;
    shown?.showPopover();
    return () => shown?.hidePopover();
  }, []);

  useLayoutEffect(() => {
    const place = () => {
      if (panel.current && control.current) placePanel(panel.current, control.current);
    };
    const follow = ({ target }: Event) => {
      if (target instanceof Node && panel.current?.contains(target)) return;
      place();
      if (control.current && !isInView(control.current)) onLost();
    };
    place();
    document.addEventListener('scroll', follow, true);
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  });

  useLayoutEffect(() => {
    if (list.current) reveal(list.current, activeOption && list.current.children[active - start]);
  }, [active, start, activeOption]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps the focus in the input.
    <div
      ref={panel}
      popover={HAS_TOP_LAYER ? 'manual' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto z-50 m-0 flex cursor-default flex-col overflow-hidden rounded-lg border border-line bg-raised p-0 text-left font-normal text-ink text-sm shadow-lg"
    >
      {rendered.length > 0 ? (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={label ?? texts.options}
          className="relative min-h-0 overflow-y-auto overscroll-contain p-1"
        >
          {rendered.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which handles keys.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
            <div
              key={option.value}
              id={optionId(id, start + index)}
              role="option"
              aria-selected={option.value === chosen}
              aria-setsize={options.length}
              aria-posinset={start + index + 1}
              data-active={start + index === active || undefined}
              onClick={() => onChoose(option)}
              className="flex min-h-8 items-center gap-2 rounded px-2 py-1 wrap-anywhere hover:bg-hover data-active:bg-accent-soft"
            >
              <span className="min-w-0 grow">{option.label}</span>
              {option.value === chosen && (
                <Icon name="check" className="size-4 shrink-0 text-accent" />
              )}
            </div>
          ))}
        </div>
      ) : (
        <p aria-live="polite" className="px-3 py-2 text-muted">
          {emptyText ?? texts.nothingFound}
        </p>
      )}
      {options.length > rendered.length && (
        <p className="border-line border-t px-3 py-1.5 text-muted text-xs tabular-nums">
          {texts.more(options.length - rendered.length)}
        </p>
      )}
      {onClear && (
        <button
          type="button"
          // Keyboard users empty the text and press Enter.
          tabIndex={-1}
          onClick={onClear}
          className="flex min-h-9 items-center gap-2 border-line border-t px-3 text-muted hover:bg-hover hover:text-ink"
        >
          <Icon name="cross" className="size-4" />
          {texts.clear}
        </button>
      )}
    </div>
  );
}

/** The attributes of the input that a list belongs to; `count` is undefined while the list is closed. */
export function comboboxAria(
  { id, label, invalid, describedBy, required }: ListInputProps,
  { listId, active, count }: { listId: string; active: number; count: number | undefined },
) {
  const isListed = count !== undefined && count > 0;
  const hasActive = isListed && active >= 0 && active < count;
  return {
    type: 'text',
    role: 'combobox',
    id,
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': required,
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? listId : undefined,
    'aria-activedescendant': hasActive ? optionId(listId, active) : undefined,
  } as const;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The index of the first rendered option: it follows the active one, half of the rendered options at a time. */
function firstRendered(active: number, count: number): number {
  const step = MAX_RENDERED / 2;
  const start = Math.floor((active - step / 2) / step) * step;
  return Math.max(0, Math.min(start, count - MAX_RENDERED));
}

/** Scrolls only the list: `scrollIntoView` would scroll the page too. */
function reveal(list: HTMLElement, option: Element | undefined): void {
  if (!(option instanceof HTMLElement)) {
    list.scrollTop = 0;
    return;
  }
  const top = option.offsetTop;
  const bottom = top + option.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
