import { useId, useState } from 'react';
import { STAR_PATH } from './star-path';
import { texts } from './texts';

export interface StarRatingProps {
  /** Its accessible name, shown above it. */
  readonly label?: string;
  readonly required?: boolean | undefined;
  /** From 1 to 5; with any other none is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const RATINGS = [1, 2, 3, 4, 5];

/** One to five stars to choose: a group of native radio buttons. */
export function StarRating({
  label = texts.rating,
  required,
  value,
  onChange,
  error,
  disabled,
}: StarRatingProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number>();
  const filled = pointed ?? value;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-disabled={disabled || undefined}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="flex min-w-0 flex-col gap-1 aria-disabled:opacity-60"
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
        className="-ml-1 flex h-9 w-fit items-center"
        onPointerLeave={() => setPointed(undefined)}
      >
        {RATINGS.map((rating) => (
          <label
            key={rating}
            title={texts.stars(rating)}
            onPointerEnter={disabled ? undefined : () => setPointed(rating)}
            className="relative grid size-8 cursor-pointer place-items-center rounded has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-default"
          >
            <input
              type="radio"
              name={id}
              disabled={disabled}
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
        <p id={`${id}-error`} className="break-words text-danger text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
