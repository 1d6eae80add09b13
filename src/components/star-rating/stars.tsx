import { STAR_PATH } from './star-path';
import { texts } from './texts';

const STARS = [0, 1, 2, 3, 4].map((place) => `translate(${place * 24})`);

/** A rating to be read. */
export function Stars({ value }: { readonly value: number }) {
  const filled = Math.max(0, Math.min(5, value)) * 24;
  return (
    <svg
      role="img"
      aria-label={texts.ofFive(value)}
      viewBox="0 0 120 24"
      className="inline-block h-4 w-20 align-middle"
    >
      <Row className="fill-line" />
      <svg aria-hidden width={filled} height={24} viewBox={`0 0 ${filled} 24`}>
        <Row className="fill-accent" />
      </svg>
    </svg>
  );
}

function Row({ className }: { readonly className: string }) {
  return (
    <g className={className}>
      {STARS.map((transform) => (
        <path key={transform} d={STAR_PATH} transform={transform} />
      ))}
    </g>
  );
}
