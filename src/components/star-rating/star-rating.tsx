import { useId, useState } from 'react';
import { STAR_PATH } from './stars';
import { texts } from './texts';

interface StarRatingProps {
  readonly label: string;
  readonly required?: boolean;
  /** From 1 to 5; for any other value no star is selected. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
}

const RATINGS = [1, 2, 3, 4, 5];

/** One to five stars to choose: a group of native radio buttons, which need no code before the first input. */
export function StarRating({ label, required, value, onChange, error }: StarRatingProps) {
  const id = useId();
  const [hovered, setHovered] = useState<number>();
  const filled = hovered ?? value;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="flex min-w-0 flex-col gap-1"
    >
      <div className="flex gap-0.5 text-muted text-xs">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {required && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
      </div>
      <div
        className="-ml-1 flex h-9 w-fit max-sm:h-11 items-center"
        onPointerLeave={() => setHovered(undefined)}
      >
        {RATINGS.map((rating) => (
          <label
            key={rating}
            title={texts.stars(rating)}
            // Not on `pointerenter`: a dialog may open under a resting pointer.
            onPointerMove={() => setHovered(rating)}
            className="relative grid size-8 max-sm:size-11 cursor-pointer place-items-center rounded outlined"
          >
            <input
              type="radio"
              name={id}
              aria-label={texts.stars(rating)}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              data-filled={rating <= filled || undefined}
              className="size-6 fill-transparent stroke-[1.5] stroke-muted data-filled:fill-accent data-filled:stroke-accent"
            >
              <path d={STAR_PATH} strokeLinejoin="round" />
            </svg>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="wrap-anywhere text-danger text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
