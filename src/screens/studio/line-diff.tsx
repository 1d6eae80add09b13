import { structuredPatch } from 'diff';
import { texts } from './texts';

interface LineDiffProps {
  readonly before: string;
  readonly after: string;
}

const LINES = {
  '-': { className: 'bg-danger-soft text-danger', sign: '−', name: texts.removedLine },
  '+': { className: 'bg-success-soft text-success', sign: '+', name: texts.addedLine },
};

/** The lines that differ, with some around them. */
export function LineDiff({ before, after }: LineDiffProps) {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3 });
  if (hunks.length === 0) return <p className="text-muted">{texts.same}</p>;
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-raised py-1 font-mono text-xs leading-5">
      {hunks.map(({ oldStart, lines }, at) => (
        <div key={oldStart} className={at > 0 ? 'mt-1 border-line border-t pt-1' : ''}>
          {lines.map((line, index) => {
            const look = line[0] === '-' || line[0] === '+' ? LINES[line[0]] : undefined;
            return (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: lines can be the same.
                key={index}
                className={`whitespace-pre-wrap px-3 wrap-anywhere ${look?.className ?? 'text-muted'}`}
              >
                <span className="sr-only">{look?.name}</span>
                <span aria-hidden className="inline-block w-4">
                  {look?.sign}
                </span>
                {line.slice(1)}
              </p>
            );
          })}
        </div>
      ))}
    </div>
  );
}
