import { MenuItem, MenuItems, Portal } from '@headlessui/react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { panelClasses, panelTarget } from './panel';

interface MenuPanelProps {
  readonly to: 'bottom end' | 'bottom start' | 'top start';
  readonly children: ReactNode;
}

/** The panel of a Headless UI `Menu`. */
export function MenuPanel({ to, children }: MenuPanelProps) {
  return (
    <Portal.Group target={panelTarget}>
      <MenuItems
        anchor={{ to, gap: 4, offset: 0, padding: 8 }}
        // Not modal: a click elsewhere closes the menu and also takes effect.
        modal={false}
        className={classNames(
          panelClasses,
          'flex w-60 flex-col p-2 [--anchor-max-height:28rem] outline-none',
        )}
      >
        {children}
      </MenuItems>
    </Portal.Group>
  );
}

/** A button in a menu. */
export function MenuAction({
  className,
  ...button
}: Omit<ComponentProps<'button'>, 'disabled' | 'ref'>) {
  return (
    <MenuItem
      as="button"
      type="button"
      {...button}
      className={classNames(
        'flex items-center gap-2 rounded-md px-2 py-1.5 text-left wrap-anywhere data-focus:bg-sunken',
        className,
      )}
    />
  );
}
