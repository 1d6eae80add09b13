import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { panelClasses } from '../overlays/panel';
import { texts } from './texts';

/**
 * The tools of a table on a phone, as words behind a button. A `Popover`, because an item of a `Menu` can't open
 * another menu or a panel; like a menu, it closes when you choose an item.
 */
export function ToolsMenu({ children }: { readonly children: ReactNode }) {
  return (
    <Popover as={Fragment}>
      {({ open, close }) => (
        <>
          {/* A dot while rows are filtered: the line that says so may be out of view. */}
          <PopoverButton
            as={Button}
            aria-label={texts.more}
            className="after:absolute after:top-1.5 after:right-1.5 after:size-[calc(var(--filters,0px)/5)] after:rounded-full after:bg-accent"
          >
            ⋯
          </PopoverButton>
          {/* Stays mounted, because the menus and panels that tools open are rendered inside them. */}
          <PopoverPanel
            unmount={false}
            modal
            className="absolute top-full right-4"
            onClick={({ target }) => {
              if (open && target instanceof Element && target.closest(CHOICE)) close();
            }}
          >
            <div
              ref={open ? bringIntoView : undefined}
              data-tools
              className={classNames(panelClasses, 'flex w-60 flex-col p-2')}
            >
              {children}
            </div>
          </PopoverPanel>
        </>
      )}
    </Popover>
  );
}

/** A tool that opens no menu or panel beside itself, or an item of the menu of one that does. */
const CHOICE = '[data-tools] > button:not([aria-expanded]), [role=menuitem]';

function bringIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}
