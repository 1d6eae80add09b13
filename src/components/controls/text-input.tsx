import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { controlClasses } from './control-classes';

export interface TextInputProps extends ComponentProps<'input'> {
  readonly invalid?: boolean;
}

export function TextInput({ invalid, className, ...rest }: TextInputProps) {
  return (
    <input
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'h-9', className)}
    />
  );
}
