import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { Popover, type PopoverProps } from './popover';

interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly note?: string | undefined;
  readonly isCurrent?: boolean;
  /** Below a line. */
  readonly isApart?: boolean;
  readonly run: () => void;
  /** A second item beside it. */
  readonly remove?: Pick<MenuItem, 'label' | 'run'> | undefined;
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
  const button = (run: () => void, className: string) => ({
    ...({ type: 'button', role: 'menuitem', tabIndex: -1 } as const),
    className: classNames('rounded-md px-2 py-1.5 hover:bg-sunken focus:bg-sunken', className),
    onClick() {
      onClose();
      run();
    },
  });
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      onKeyDown={moveInMenu}
      className="max-h-[min(28rem,60dvh)] overflow-y-auto"
    >
      {items.map(({ label, icon, note, isCurrent, isApart, run, remove }) => (
        <div
          key={label}
          role="none"
          className={classNames('flex items-center', isApart && 'mt-1 border-line border-t pt-1')}
        >
          <button
            {...button(run, 'flex flex-1 items-center gap-2 text-left text-sm wrap-anywhere')}
            aria-current={isCurrent || undefined}
          >
            {icon}
            <span className={isCurrent ? 'font-semibold' : undefined}>{label}</span>
            {note && <span className="text-muted text-xs">{note}</span>}
          </button>
          {remove && (
            <button {...button(remove.run, '')} aria-label={remove.label} title={remove.label}>
              <Icon name="cross" size={14} />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItems(event.currentTarget);
  const active = items.findIndex((item) => item.matches(':focus'));
  const targets = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: -1 };
  const target = Object.entries(targets).find(([key]) => key === event.key)?.[1];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}

interface MenuButtonProps extends Omit<PopoverProps, 'children'> {
  readonly items: readonly MenuItem[];
}

export function MenuButton({ items, ...button }: MenuButtonProps) {
  return (
    <Popover className="" {...button}>
      {(close) => <Menu label={button.label} items={items} onClose={close} />}
    </Popover>
  );
}
