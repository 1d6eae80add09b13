import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly invalid?: boolean;
}

export function Checkbox({ invalid, className, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      aria-invalid={invalid || undefined}
      className={classNames('size-4 shrink-0 accent-accent', className)}
    />
  );
}
