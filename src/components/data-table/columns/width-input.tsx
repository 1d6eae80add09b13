import { useEffect, useState } from 'react';
import { texts } from '../texts';
import { clampSize, SIZE_LIMITS } from './column-size';

interface WidthInputProps {
  readonly header: string;
  readonly width: number;
  readonly onChange: (width: number) => void;
}

/** A column's width in pixels, as an alternative to dragging its edge. */
export function WidthInput({ header, width, onChange }: WidthInputProps) {
  // A number may be too small while it is being typed.
  const [text, setText] = useState(String(width));
  useEffect(() => setText(String(width)), [width]);
  return (
    <input
      type="number"
      aria-label={texts.width(header)}
      min={SIZE_LIMITS.minSize}
      max={SIZE_LIMITS.maxSize}
      step={8}
      value={text}
      onChange={({ currentTarget: { value, valueAsNumber } }) => {
        setText(value);
        if (valueAsNumber >= SIZE_LIMITS.minSize) onChange(clampSize(valueAsNumber));
      }}
      onBlur={() => setText(String(width))}
      className="h-7 w-16 rounded border max-sm:hidden border-line bg-raised px-1.5 text-right text-muted text-xs tabular-nums"
    />
  );
}
