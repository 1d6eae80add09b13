import { texts } from './texts';

const STAR_SIZE = 24;
const BEGIN = 'M12 2.6';
const STAR = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z';
export const STAR_PATH = BEGIN + STAR;
/** Five stars as one shape, because a table has many of them. */
const FIVE_STARS_PATH = BEGIN + Array(5).fill(STAR).join(`m${STAR_SIZE} 0`);

/** A read-only rating. */
export function Stars({ value }: { readonly value: number }) {
  const filled = Math.max(0, Math.min(5, value)) * STAR_SIZE;
  return (
    <svg
      role="img"
      aria-label={texts.ofFive(value)}
      viewBox={`0 0 ${5 * STAR_SIZE} ${STAR_SIZE}`}
      className="inline-block h-4 w-20 align-middle"
    >
      <path d={FIVE_STARS_PATH} className="fill-line" />
      {/* Its width clips the filled stars. */}
      <svg aria-hidden width={filled} height={STAR_SIZE}>
        <path d={FIVE_STARS_PATH} className="fill-accent" />
      </svg>
    </svg>
  );
}
