import { texts } from './texts';

/** In a view box of 24 × 24. */
export const STAR_PATH =
  'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z';

/** A read-only rating: one element, because a table has many of them (cells.css). */
export function Stars({ value }: { readonly value: number }) {
  const filled = Math.max(0, Math.min(5, value)) * 20;
  return (
    <span
      role="img"
      aria-label={texts.ofFive(value)}
      className="stars"
      style={{ '--filled': `${filled}%` }}
    />
  );
}
