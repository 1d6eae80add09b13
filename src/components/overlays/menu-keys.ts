import type { KeyboardEvent } from 'react';

export function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Moves the focus between the items of a menu. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItems(event.currentTarget);
  const active = items.findIndex((item) => item.matches(':focus'));
  const targets = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: -1 };
  const target = Object.entries(targets).find(([key]) => key === event.key)?.[1];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}
