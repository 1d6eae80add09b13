import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import type { ShapeName } from '../shape-names';

const VARIANTS = {
  primary: 'bg-accent text-accent-ink hover:opacity-90 border-transparent',
  secondary: 'bg-raised text-ink border-line hover:bg-sunken',
  danger: 'bg-danger text-raised border-transparent hover:opacity-90',
  ghost: 'bg-transparent text-ink border-transparent hover:bg-sunken',
};

const SIZES = { sm: 'h-7 px-2 text-xs', md: 'h-9 px-3 text-sm' };

/** With `aria-disabled` instead of `disabled`, a button ignores clicks but keeps the focus. */
export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
  /** Shows a spinner in the same width, and ignores clicks. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  /** An icon that needs no element. */
  readonly shape?: ShapeName;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  icon,
  shape,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // `disabled` would remove the focus.
  const isOff = busy || rest['aria-disabled'];
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff}
      aria-busy={busy || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      className={classNames(
        'relative inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium transition-colors disabled:opacity-60 not-aria-busy:aria-disabled:opacity-60',
        VARIANTS[variant],
        SIZES[size],
        shape && `shape ${shape}-shape`,
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
