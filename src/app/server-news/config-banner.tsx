import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../components/controls/button';
import { texts } from './texts';

export interface News {
  readonly isOutdated: boolean;
  /** What is wrong with the entity files. */
  readonly report: string | undefined;
}

/** Returns a function that shows news at the bottom, where it doesn’t move what someone is about to click. */
export function newsPlace(): (news: News) => void {
  const element = document.createElement('div');
  element.className = 'sticky bottom-0 z-40 lg:ml-16 xl:ml-56 print:hidden';
  document.body.append(element);
  const root = createRoot(element);
  return (news) => root.render(<ConfigBanner key={JSON.stringify(news)} {...news} />);
}

function ConfigBanner({ isOutdated, report }: News) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden || (!isOutdated && report === undefined)) return null;
  const [heading = '', ...details] = (report ?? '').split('\n\n');
  const row = (text: string, label: string, run: () => void) => (
    <div className="flex items-center gap-3">
      <p className="min-w-0 flex-1 font-medium">{text}</p>
      <Button size="sm" onClick={run}>
        {label}
      </Button>
    </div>
  );
  return (
    <section
      role="status"
      aria-label={texts.label}
      className="flex flex-col gap-2 border-warning border-t bg-warning-soft px-4 py-2 text-ink text-sm sm:px-6"
    >
      {isOutdated && row(texts.outdated, texts.reload, () => location.reload())}
      {heading && row(heading, texts.hide, () => setHidden(true))}
      {heading && (
        <pre className="max-h-48 overflow-y-auto whitespace-pre-wrap font-mono text-xs wrap-anywhere">
          {details.join('\n\n')}
        </pre>
      )}
    </section>
  );
}
