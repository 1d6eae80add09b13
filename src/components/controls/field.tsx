import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';

/** Ties a control to its label and messages. */
interface FieldAria {
  readonly id: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** A hint, unless there is an error. */
  readonly warning?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (aria: FieldAria) => ReactNode;
}

/** A control with its label above, and its error, warning and help below. */
export function Field({ label, required, help, error, warning, className, children }: FieldProps) {
  const id = useId();
  const notes = [
    error && { key: 'error', text: error, className: 'text-danger' },
    !error && warning && { key: 'warning', text: warning, className: 'text-warning' },
    help && { key: 'help', text: help, className: 'text-muted' },
  ].filter((note) => typeof note === 'object');
  const describedBy = notes.map(({ key }) => `${id}-${key}`).join(' ') || undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex gap-0.5 text-muted text-xs">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {required && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
      </div>
      {children({ id, invalid: error !== undefined, describedBy })}
      {notes.map(({ key, text, className }) => (
        <p key={key} id={`${id}-${key}`} className={`wrap-anywhere text-xs ${className}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
