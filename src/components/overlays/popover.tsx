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

interface PopoverProps {
  readonly label: string;
  readonly shape: string;
  readonly wide?: boolean | undefined;
  /** Where a large panel is: below an element around the button. It is a dialog. */
  readonly placed?: string;
  readonly children: ReactNode;
}

/**
 * A button that opens a panel below itself; on a phone the button shows only its icon. Escape, a click
 * elsewhere and moving the focus close the panel.
 */
export function Popover({ label, shape, wide = false, placed, children }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys of the button and the panel in it.
    <div
      ref={container}
      className={placed ? undefined : 'relative ml-auto'}
      onKeyDown={closeOnEscape}
      onBlur={closeOnBlur}
    >
      <Button
        ref={button}
        shape={shape}
        className="max-sm:gap-0 max-sm:text-[0px]"
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
            'absolute right-0 z-30 mt-1 rounded-lg border border-line bg-raised p-2 text-ink shadow-lg',
            placed ?? (wide ? 'w-76' : 'w-60'),
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
