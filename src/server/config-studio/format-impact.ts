import type { Impact } from '../../entities/wire/studio';
import { impactTexts } from './texts';

/** The report for the terminal. */
export function formatImpact(impact: readonly Impact[]): string {
  if (impact.length === 0) return impactTexts.nothing;
  return impact
    .map(({ entity, field, text, samples, rows: count }) => {
      const lines = samples.map(
        ({ id, value, result }) => `    row ${id}: ${value && `“${value}” – `}${result}`,
      );
      if (count > samples.length && samples.length > 0)
        lines.push(`    and ${count - samples.length} more`);
      const place = `${entity}.json${field ? `  ${field}` : ''}`;
      return [place, `  ${text}`, ...lines].join('\n');
    })
    .join('\n\n');
}
