import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../components/controls/button';
import { returnFocus } from '../../components/return-focus';
import { addBottomRegion } from '../bottom-region';
import { texts } from './texts';

export interface News {
  readonly isOutdated: boolean;
  /** What is wrong with the entity files. */
  readonly report: string | undefined;
}

/** Returns a function that shows news at the bottom of the page. */
export function newsBanner(): (news: News) => void {
  const region = addBottomRegion();
  region.ariaLabel = texts.label;
  returnFocus(region);
  const root = createRoot(region);
  return (news) => root.render(<ConfigBanner {...news} />);
}

function ConfigBanner({ isOutdated, report }: News) {
  const [hidden, hide] = useState<string>();
  const [heading = '', ...details] = report === hidden ? [] : (report ?? '').split('\n\n');
  if (!isOutdated && !heading) return null;
  const row = (text: string, label: string, run: () => void) => (
    <div className="flex items-center gap-3">
      <p className="min-w-0 flex-1 font-medium">{text}</p>
      <Button size="sm" onClick={run}>
        {label}
      </Button>
    </div>
  );
  return (
    <div className="flex flex-col gap-2 border-warning border-t bg-warning-soft px-4 py-2 text-ink text-sm sm:px-6">
      {isOutdated && row(texts.outdated, texts.reload, () => location.reload())}
      {heading && row(heading, texts.hide, () => hide(report))}
      {heading && (
        <pre className="max-h-48 overflow-y-auto whitespace-pre-wrap font-mono text-xs wrap-anywhere">
          {details.join('\n\n')}
        </pre>
      )}
    </div>
  );
}
