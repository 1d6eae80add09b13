import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { controlClasses } from './control-classes';

export interface TextareaProps extends ComponentProps<'textarea'> {
  readonly invalid?: boolean;
}

export function Textarea({ invalid, className, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'py-2', className)}
    />
  );
}
