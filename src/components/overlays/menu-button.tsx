import { Menu, type MenuItem } from './menu';
import { Popover, type PopoverProps } from './popover';

interface MenuButtonProps extends Pick<PopoverProps, 'label' | 'shape' | 'isUp' | 'look'> {
  readonly items: readonly MenuItem[];
}

/** A button that opens a menu. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  return (
    <Popover {...button} className="">
      {(close) => <Menu label={button.label} items={items} onClose={close} />}
    </Popover>
  );
}
