import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { controlClasses } from './control-classes';

export interface SelectProps extends ComponentProps<'select'> {
  readonly invalid?: boolean;
}

export function Select({ invalid, className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'h-9', className)}
    />
  );
}
