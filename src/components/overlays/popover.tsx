import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/button';

export interface PopoverProps {
  readonly label: string;
  readonly shape?: string;
  /** Classes for another width of the panel. */
  readonly width?: string;
  /** Where a large panel is: below an element around the button. It is a dialog. */
  readonly placed?: string;
  /** A small button, whose panel is above it. */
  readonly isUp?: boolean;
  /** Defaults to the right end of a toolbar. */
  readonly className?: string;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a panel below itself. Escape, a click elsewhere and moving the focus close it. */
export function Popover(props: PopoverProps) {
  const { label, shape, width = 'w-60', isUp, placed, className = 'ml-auto' } = props;
  const { children } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What is pressed must not move before it is clicked, as it may when the panel closes. */
  const isPressed = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    const press = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    const leave = (event: Event) => {
      if (!event.composedPath().some((one) => one === container.current)) setOpen(false);
    };
    const listeners = { pointerdown: press, pointerup: press, pointercancel: press, click: leave };
    for (const [type, listen] of Object.entries(listeners)) document.addEventListener(type, listen);
    return () => {
      for (const [type, listen] of Object.entries(listeners))
        document.removeEventListener(type, listen);
    };
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isPressed.current || !relatedTarget) return;
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the button and the panel in it.
    <div
      ref={container}
      className={placed ? undefined : classNames('relative', className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnBlur}
    >
      <Button
        ref={button}
        {...(shape && { shape })}
        {...(isUp ? { size: 'sm' } : { className: 'max-sm:gap-0 max-sm:text-[0px]' })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have names.
        <div
          id={id}
          role={placed ? 'dialog' : 'group'}
          aria-label={label}
          className={classNames(
            'absolute right-0 z-30 my-1 rounded-lg border border-line bg-raised p-2 text-ink shadow-lg',
            placed ?? width,
            isUp && 'bottom-full',
          )}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
