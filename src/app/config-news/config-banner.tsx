import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../components/controls/button';
import { texts } from './texts';

export interface News {
  readonly isOutdated: boolean;
  /** What is wrong with the entity files. */
  readonly report: string | undefined;
}

/** Returns what shows news above the application. */
export function newsPlace(): (news: News) => void {
  const element = document.createElement('div');
  document.body.prepend(element);
  const root = createRoot(element);
  return (news) => root.render(<ConfigBanner key={JSON.stringify(news)} {...news} />);
}

function ConfigBanner({ isOutdated, report }: News) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden || (!isOutdated && report === undefined)) return null;
  const [heading = '', ...details] = (report ?? '').replace(/^WARNING: t/, 'T').split('\n\n');
  return (
    <section
      role="status"
      aria-label={texts.label}
      className="flex flex-col gap-2 border-warning border-b bg-warning-soft px-4 py-2 text-ink text-sm sm:px-6"
    >
      {isOutdated && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{texts.outdated}</span>
          <Button size="sm" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </p>
      )}
      {report !== undefined && (
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{heading}</p>
            <pre className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap font-mono text-xs wrap-anywhere">
              {details.slice(0, -1).join('\n\n')}
            </pre>
          </div>
          <Button size="sm" onClick={() => setHidden(true)}>
            {texts.hide}
          </Button>
        </div>
      )}
    </section>
  );
}
