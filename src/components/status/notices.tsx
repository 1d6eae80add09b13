import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/icon-button';
import { texts } from '../texts';

/** A message about something that happened. */
export interface NoticeContent {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

const TOAST_MS = 5000;
const TOAST_WITH_ACTION_MS = 12_000;

interface ToastsProps {
  readonly toasts: readonly NoticeContent[];
  readonly onDismiss: (id: number) => void;
}

/**
 * Good news at the foot of the page; each goes by itself. The region is always there: screen readers
 * tell what comes into one, but not one that comes with its text.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return besideThePage(
    <div
      role="status"
      aria-atomic="false"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-60 flex flex-col items-center gap-2 px-4"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>,
  );
}

interface ToastProps {
  readonly toast: NoticeContent;
  readonly onDismiss: (id: number) => void;
}

function Toast({ toast: { id, text, action }, onDismiss }: ToastProps) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onDismiss(id), action ? TOAST_WITH_ACTION_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, action, onDismiss, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: there is nothing to be done by them.
    <div
      // Nobody is hurried: a toast stays while it is pointed at, or while the focus is in it.
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-lg bg-ink px-4 py-2.5 text-raised text-sm shadow-lg"
    >
      <span className="wrap-anywhere">{text}</span>
      {action && (
        <button
          type="button"
          className="shrink-0 font-semibold underline underline-offset-2"
          onClick={() => {
            onDismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

interface AlertsProps {
  readonly alerts: readonly NoticeContent[];
  readonly onDismiss: (id: number) => void;
}

/** Failures at the head of the page, which stay until they are dismissed. */
export function Alerts({ alerts, onDismiss }: AlertsProps) {
  return besideThePage(
    <div className="pointer-events-none fixed inset-x-0 top-4 z-60 flex flex-col items-center gap-2 px-4">
      {alerts.map(({ id, text }) => (
        <div
          key={id}
          role="alert"
          className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-lg border border-danger bg-danger-soft py-2 pr-2 pl-4 text-danger text-sm shadow-lg"
        >
          <span className="whitespace-pre-wrap wrap-anywhere">{text}</span>
          <IconButton
            size="sm"
            label={texts.dismiss}
            icon={<X size={16} aria-hidden />}
            onClick={() => onDismiss(id)}
          />
        </div>
      ))}
    </div>,
  );
}

/** An open dialog makes the whole page inert; notices must be heard and answered all the same. */
function besideThePage(notices: ReactNode) {
  return createPortal(notices, document.body);
}
