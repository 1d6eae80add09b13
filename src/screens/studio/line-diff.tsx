import { structuredPatch } from 'diff';
import { texts } from './texts';

interface LineDiffProps {
  readonly before: string;
  readonly after: string;
}

const LOOKS: Readonly<Record<string, string>> = {
  '-': 'bg-danger-soft text-danger',
  '+': 'bg-success-soft text-success',
};

/** The lines that differ, with some around them. */
export function LineDiff({ before, after }: LineDiffProps) {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3 });
  if (hunks.length === 0) return <p className="mt-2 text-muted">{texts.same}</p>;
  return (
    <div className="mt-2 divided rounded-md border border-line font-mono text-xs leading-5">
      {hunks.map(({ oldStart, lines }) => (
        <div key={oldStart} className="py-1">
          {lines.map((line, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: lines can be the same.
              key={index}
              className={`whitespace-pre-wrap px-3 wrap-anywhere ${LOOKS[line.slice(0, 1)] ?? 'text-muted'}`}
            >
              <span className="sr-only">{texts.lines[line.slice(0, 1)]}</span>
              <span aria-hidden>{`${line.slice(0, 1)} `}</span>
              {line.slice(1)}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
