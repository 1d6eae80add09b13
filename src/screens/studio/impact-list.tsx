import { useStudio } from '../../stores/studio/state';
import { texts } from './texts';

/** What publishing does to existing rows, with some samples. */
export function ImpactList() {
  const impact = useStudio((state) => state.impact);
  // The impact leaves out drafts with problems.
  const isKnown = useStudio(({ problems }) => impact && problems.length === 0);
  if (!impact?.length)
    return <p className="text-muted">{isKnown ? texts.noImpact : texts.impactUnknown}</p>;
  return (
    <ul className="-my-2 divided">
      {impact.map(({ entity, field, kind, text, rows, samples }) => (
        <li key={`${entity} ${field} ${kind}`} className="py-2 wrap-anywhere">
          <p className="font-medium">{[entity, field].filter(Boolean).join(' · ')}</p>
          <p>{text}</p>
          {samples.length > 0 && (
            <ul className="mt-1 list-disc pl-4 text-muted text-xs">
              {samples.map(({ id, title, value, result }) => (
                <li key={id}>{texts.sample(title, value, result)}</li>
              ))}
              {rows > samples.length && <li>{texts.more(rows - samples.length)}</li>}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
