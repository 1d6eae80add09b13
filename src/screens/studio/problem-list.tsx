import { Badge } from '../../components/status/badge';
import { studioStore, useStudio } from '../../stores/studio/state';
import { nameOf, texts } from './texts';

/** What is wrong with the files and drafts, and what is probably not meant. */
export function ProblemList({ onChoose }: { readonly onChoose: (name: string) => void }) {
  const problems = useStudio((state) => state.problems);
  const warnings = useStudio((state) => state.warnings);
  const all = [...problems, ...warnings];
  return (
    <div aria-live="polite">
      {all.length === 0 && <p className="text-muted">{texts.noProblems}</p>}
      <ul className="divide-y divide-line">
        {all.map((problem) => {
          const { file, line, column, path, reason, suggestion, example } = problem;
          return (
            <li key={`${file}:${line}:${column} ${path} ${reason}`} className="py-2 wrap-anywhere">
              <button
                type="button"
                className="mr-2 text-accent text-xs underline underline-offset-2"
                onClick={() => {
                  onChoose(nameOf(problem));
                  studioStore.setState({ shown: problem });
                }}
              >
                {texts.place(`${nameOf(problem)}.json`, line)}
              </button>
              {warnings.includes(problem) && <Badge tone="warning">{texts.warning}</Badge>}
              <p className="whitespace-pre-line">
                {reason} {suggestion && texts.didYouMean(suggestion)}
              </p>
              {example && (
                <pre className="mt-1 whitespace-pre-wrap font-mono text-muted text-xs">
                  {texts.example(example)}
                </pre>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
