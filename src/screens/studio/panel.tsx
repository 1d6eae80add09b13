import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names';

interface PanelProps {
  readonly title: string;
  /** Text beside the title. */
  readonly note?: string | undefined;
  /** Content at the end of the heading’s line. */
  readonly action?: ReactNode;
  readonly className?: string;
  /** Whether it has only text. It then takes the focus itself, so that keys can scroll it. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** A named region with a heading, which scrolls by itself on wide pages. */
export function Panel({ title, note, action, className, isText, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'flex min-h-0 min-w-0 flex-col rounded-lg border border-line bg-raised text-sm',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 border-line border-b px-4 py-2">
        <h2 className="font-semibold text-ink">{title}</h2>
        {note && <p className="text-muted text-xs">{note}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      <div
        tabIndex={isText ? 0 : undefined}
        className="relative min-h-0 flex-1 overflow-auto px-4 py-2"
      >
        {children}
      </div>
    </section>
  );
}
