import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { panelClasses } from '../overlays/panel';
import { texts } from './texts';

/**
 * The tools of a table on a phone, as words behind a button. It is no Headless UI `Menu`, whose items could open no
 * menus and panels of their own; choosing closes it all the same.
 */
export function ToolsMenu({ children }: { readonly children: ReactNode }) {
  return (
    <Popover as={Fragment}>
      {({ open, close }) => (
        <>
          <PopoverButton as={Button} aria-label={texts.more}>
            ⋯
          </PopoverButton>
          {/* What the tools have opened is part of them, and stays when this closes. */}
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

/** A tool that opens nothing beside itself, or what was chosen in the menu of another. */
const CHOICE = '[data-tools] > button:not([aria-expanded]), [role=menuitem]';

function bringIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}
