import { type KeyboardEvent, useEffect, useRef } from 'react';

interface MenuItemsProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly run: () => void }[];
  readonly onClose: () => void;
}

/** The items of a menu in a popover: the first has the focus, and the arrow keys go to the others. */
export function MenuItems({ label, items, onClose }: MenuItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const all = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, []);

  function move(event: KeyboardEvent) {
    const elements = all();
    const active = elements.findIndex((item) => item.matches(':focus'));
    const targets = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: -1 };
    const target = Object.entries(targets).find(([key]) => key === event.key)?.[1];
    if (target === undefined) return;
    event.preventDefault();
    elements.at(target % elements.length)?.focus();
  }

  return (
    <div ref={menu} role="menu" aria-label={label} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="flex h-8 w-full items-center rounded-md px-2 text-left text-sm hover:bg-sunken focus:bg-sunken"
          onClick={() => {
            onClose();
            item.run();
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
