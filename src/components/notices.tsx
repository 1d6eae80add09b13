import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from './button';
import { texts } from './texts';

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

/** Good news at the foot of the page; each goes by itself. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-60 flex flex-col items-center gap-2 px-4">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

interface ToastProps {
  readonly toast: NoticeContent;
  readonly onDismiss: (id: number) => void;
}

function Toast({ toast: { id, text, action }, onDismiss }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), action ? TOAST_WITH_ACTION_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, action, onDismiss]);
  return (
    <div
      role="status"
      className="pointer-events-auto flex items-center gap-3 rounded-lg bg-ink px-4 py-2.5 text-raised text-sm shadow-lg"
    >
      {text}
      {action && (
        <button
          type="button"
          className="font-semibold underline underline-offset-2"
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
  return (
    <div className="pointer-events-none fixed inset-x-0 top-4 z-60 flex flex-col items-center gap-2 px-4">
      {alerts.map(({ id, text }) => (
        <div
          key={id}
          role="alert"
          className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-lg border border-danger bg-danger-soft py-2 pr-2 pl-4 text-danger text-sm shadow-lg"
        >
          <span className="whitespace-pre-wrap">{text}</span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.dismiss}
            icon={<X size={16} aria-hidden />}
            onClick={() => onDismiss(id)}
          />
        </div>
      ))}
    </div>
  );
}
