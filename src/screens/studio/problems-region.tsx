import { Badge } from '../../components/status/badge';
import type { ConfigProblem } from '../../entities/check/config-problem';
import { Panel } from './panel';
import { nameOf, type Place } from './place';
import { texts } from './texts';

interface ProblemsRegionProps {
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** Shows where a problem is. */
  readonly onGo: (place: Place) => void;
}

/** What is wrong with the files and drafts, and what is probably not meant. */
export function ProblemsRegion({ problems, warnings, onGo }: ProblemsRegionProps) {
  const all = [
    ...problems.map((problem) => ({ ...problem, isWarning: false })),
    ...warnings.map((problem) => ({ ...problem, isWarning: true })),
  ];
  return (
    <Panel title={texts.problems}>
      <div aria-live="polite" className="min-h-0 overflow-y-auto px-4 py-2 text-sm">
        {all.length === 0 && <p className="text-muted">{texts.noProblems}</p>}
        <ul className="divide-y divide-line">
          {all.map(({ isWarning, file, line, column, path, reason, suggestion, example }) => (
            <li key={`${file}:${line}:${column} ${path} ${reason}`} className="py-2 wrap-anywhere">
              <button
                type="button"
                className="mr-2 text-accent text-xs underline underline-offset-2"
                onClick={() => onGo({ name: nameOf(file), line, column })}
              >
                {texts.place(`${nameOf(file)}.json`, line)}
              </button>
              {isWarning && <Badge tone="warning">{texts.warning}</Badge>}
              <p className="whitespace-pre-line">
                {reason} {suggestion && texts.didYouMean(suggestion)}
              </p>
              {example && (
                <pre className="mt-1 whitespace-pre-wrap font-mono text-muted text-xs">
                  {texts.example(example)}
                </pre>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
