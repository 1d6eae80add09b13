import { classNames } from '../class-names';
import { type ControlProps, controlClasses } from './control-classes';

export function TextInput({ invalid, className, ...rest }: ControlProps<'input'>) {
  return (
    <input
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'h-9', className)}
    />
  );
}
