import { classNames } from '../class-names';
import { type ControlProps, controlClasses } from './control-classes';

export function Select({ invalid, className, ...rest }: ControlProps<'select'>) {
  return (
    <select
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'h-9', className)}
    />
  );
}
