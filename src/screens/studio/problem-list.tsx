import { Button } from '../../components/controls/button';
import { returnFocus } from '../../components/return-focus';
import { Badge } from '../../components/status/badge';
import { fixProblem } from '../../stores/studio/drafts';
import { configNameOf, showProblem, useStudio } from '../../stores/studio/state';
import { texts } from './texts';

/** The problems of the files and drafts, and warnings of likely mistakes. */
export function ProblemList({ onChoose }: { readonly onChoose: (name: string) => void }) {
  const problems = useStudio((state) => state.problems);
  const warnings = useStudio((state) => state.warnings);
  const all = [...problems, ...warnings];
  return (
    <div ref={returnFocus} aria-live="polite" tabIndex={-1} className="outline-none">
      {all.length === 0 && <p className="text-muted">{texts.noProblems}</p>}
      <ul className="divided">
        {all.map((problem) => {
          const { file, line, column, path, reason, suggestion, example, fix } = problem;
          const place = texts.place(`${configNameOf(problem)}.json`, line);
          return (
            <li key={`${file}:${line}:${column} ${path} ${reason}`} className="py-2 wrap-anywhere">
              <button
                type="button"
                className="mr-2 text-accent text-xs underline underline-offset-2"
                onClick={() => {
                  onChoose(configNameOf(problem));
                  showProblem(problem);
                }}
              >
                {place}
              </button>
              {path && <code className="mr-2 text-muted text-xs">{path}</code>}
              {warnings.includes(problem) && <Badge tone="warning">{texts.warning}</Badge>}
              <p className="whitespace-pre-line">
                {reason} {suggestion && texts.didYouMean(suggestion)}
              </p>
              {example && (
                <pre className="mt-1 whitespace-pre-wrap font-mono text-muted text-xs">
                  {texts.example(example)}
                </pre>
              )}
              {fix && (
                <Button
                  size="sm"
                  className="mt-1"
                  aria-label={texts.fixOf(place)}
                  onClick={() => void fixProblem(problem)}
                >
                  {texts.fix}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
