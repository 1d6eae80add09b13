import { classNames } from '../class-names';
import type { ControlProps } from './control-classes';

export function Checkbox({ invalid, className, ...rest }: ControlProps<'input'>) {
  return (
    <input
      {...rest}
      type="checkbox"
      aria-invalid={invalid || undefined}
      className={classNames('box size-4 shrink-0', className)}
    />
  );
}
