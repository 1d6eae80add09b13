import { classNames } from '../class-names';
import { type ControlProps, controlClasses } from './control-classes';

export function Select({ invalid, className, ...rest }: ControlProps<'select'>) {
  return (
    <select
      {...rest}
      aria-invalid={invalid || undefined}
      className={classNames(controlClasses, 'combobox h-9 appearance-none pr-8', className)}
    />
  );
}
