import type { Impact } from '../../entities/wire/studio';
import { texts } from './texts';

interface ImpactProps {
  /** Undefined while it is unknown. */
  readonly impact: readonly Impact[] | undefined;
}

/** What publishing does to the rows that are there, with some of them. */
export function ImpactList({ impact }: ImpactProps) {
  if (!impact) return <p className="text-muted">{texts.impactUnknown}</p>;
  if (impact.length === 0) return <p className="text-muted">{texts.noImpact}</p>;
  return (
    <ul className="divide-y divide-line">
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
