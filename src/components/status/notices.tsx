import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../icon';
import { returnFocus } from '../return-focus';
import { texts } from '../texts';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
  /** The address of the row that was added. */
  readonly opens?: string | undefined;
}

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** The ID of the request, by which it can be found in the server's log. */
  readonly reference?: string | undefined;
  readonly action?: NoticeAction | undefined;
  /** Stays until the work that it announces has ended. */
  readonly stays?: boolean;
}

const TOAST_MS = 5000;
const TOAST_WITH_ACTION_MS = 20_000;
/**
 * How long a toast takes to fade out. It still catches clicks then, so that a late tap, or the second of a double tap,
 * doesn’t reach what is below.
 */
const LEAVING_MS = 400;

interface ToastsProps {
  readonly toasts: readonly Notice[];
  readonly onDismiss: (id: number) => void;
  readonly onOpen: (address: string) => void;
}

/**
 * Messages at the bottom of the page, which disappear by themselves. Their region is always there: screen readers
 * announce what is added to a region, but not a new region.
 */
export function Toasts({ toasts, ...rest }: ToastsProps) {
  return outsideThePage(
    <div
      ref={returnFocus}
      role="status"
      aria-atomic="false"
      // Where toast-place.ts says. By default centred, so that they don't cover the controls at either end of a row; on
      // a phone, at the lower edge. The buttons of a dialog are at the bottom, so toasts are over its title; for the
      // same reason, they are beside an order's panel or, without room there, over its first lines.
      className="pointer-events-none fixed inset-x-0 bottom-[var(--toasts,5rem)] z-60 flex flex-col items-center gap-2 px-4 max-sm:bottom-[var(--toasts,0.5rem)] max-sm:px-2 in-[:has([aria-modal]):not(:has([data-printed]))]:[--toasts:calc(100dvh-5.5rem)] max-lg:in-[:has([data-printed])]:[--toasts:calc(100dvh-11.5rem)] lg:left-16 xl:left-56 lg:in-[:has([data-printed])]:right-160"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} {...rest} />
      ))}
    </div>,
  );
}

interface ToastProps extends Omit<ToastsProps, 'toasts'> {
  readonly toast: Notice;
}

function Toast({ toast: { id, text, action, stays }, onDismiss, onOpen }: ToastProps) {
  const opens = action?.opens;
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = isUnderPointer || hasFocus;
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isPaused || stays) return;
    const timer = setTimeout(() => setLeaving(true), action ? TOAST_WITH_ACTION_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [action, stays, isPaused]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => onDismiss(id), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [id, isLeaving, onDismiss]);
  const button = (label: string, run?: () => void, icon?: ReactNode) => (
    <button
      type="button"
      aria-label={icon ? label : undefined}
      className={icon ? '-mr-2 p-1' : 'shrink-0 font-semibold underline underline-offset-2'}
      onClick={() => {
        setLeaving(true);
        run?.();
      }}
    >
      {icon ?? label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these events only delay it.
    <div
      // Leaves time to read it, and to reach its button.
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className={classNames(
        'pointer-events-auto max-w-xl rounded-lg bg-ink px-4 py-2.5 text-raised text-sm elevated transition-opacity max-sm:w-full max-sm:py-1',
        isLeaving && 'opacity-0',
      )}
    >
      <div inert={isLeaving} className="flex items-center gap-3">
        <div className="grow wrap-anywhere max-sm:py-1.5">
          {text.split('\n').map((line, index) => (
            <p key={line} className={index > 0 ? 'line-clamp-3 text-xs' : undefined}>
              {line}
            </p>
          ))}
        </div>
        {opens && button(texts.open, () => onOpen(opens))}
        {action && button(action.label, action.run)}
        {action && button(texts.hideMessage, undefined, <Icon name="cross" className="mx-auto" />)}
      </div>
    </div>
  );
}

interface AlertsProps {
  readonly alerts: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}

/** Errors at the top of the page, which stay until they are dismissed. */
export function Alerts({ alerts, onDismiss }: AlertsProps) {
  return outsideThePage(
    <div
      ref={returnFocus}
      className="pointer-events-none fixed inset-x-0 top-4 z-80 flex flex-col items-center gap-2 px-4"
    >
      {alerts.map(({ id, text, reference }) => (
        <div
          key={id}
          role="alert"
          className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-lg border border-danger bg-danger-soft py-2 pr-2 pl-4 text-danger text-sm elevated"
        >
          <span className="whitespace-pre-wrap wrap-anywhere">
            {text}
            {reference && <small className="block text-xs">{reference}</small>}
          </span>
          <IconButton
            size="sm"
            label={texts.dismiss}
            icon={<Icon name="cross" />}
            onClick={() => onDismiss(id)}
          />
        </div>
      ))}
    </div>,
  );
}

/** An open dialog makes the page inert, but notices must stay reachable. */
function outsideThePage(notices: ReactNode) {
  return createPortal(notices, document.body);
}
