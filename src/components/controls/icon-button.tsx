import { classNames } from '../class-names';
import { Button, type ButtonProps } from './button';

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  /** Its accessible name and tooltip. */
  readonly label: string;
}

export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      title={label}
      className={classNames(size === 'sm' ? 'w-7' : 'w-9', 'px-0!', className)}
    />
  );
}
