import { classNames } from '../class-names';
import { type ControlProps, controlClasses } from './control-classes';

/** An input of one line, without a label: `TextField` has one. */
export function TextBox({ invalid, className, ...rest }: ControlProps<'input'>) {
  return (
    <input
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'h-9', className)}
    />
  );
}
