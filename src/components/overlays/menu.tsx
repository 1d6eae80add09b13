import { type ReactNode, useEffect, useRef } from 'react';
import { menuItems, moveInMenu } from './menu-keys';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** A menu whose first item has the focus; the arrow keys go to the others. */
export function Menu({ label, items, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menuItems(menu.current)[0]?.focus(), []);
  return (
    <div ref={menu} role="menu" aria-label={label} onKeyDown={moveInMenu}>
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="flex h-8 w-full items-center gap-2 rounded-md px-2 text-left text-sm hover:bg-sunken focus:bg-sunken"
          onClick={() => {
            onClose();
            item.run();
          }}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}
