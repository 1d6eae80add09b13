import { FIVE_STARS_PATH, STAR_SIZE } from './star-path';
import { texts } from './texts';

/** A rating to be read. */
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
      {/* It cuts off what is beyond its width. */}
      <svg aria-hidden width={filled} height={STAR_SIZE}>
        <path d={FIVE_STARS_PATH} className="fill-accent" />
      </svg>
    </svg>
  );
}
