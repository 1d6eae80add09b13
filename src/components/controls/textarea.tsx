import { classNames } from '../class-names';
import { type ControlProps, controlClasses } from './control-classes';

export function Textarea({ invalid, className, ...rest }: ControlProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'block py-2', className)}
    />
  );
}
