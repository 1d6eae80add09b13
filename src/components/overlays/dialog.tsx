import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { classNames } from '../class-names';

const SIZES = { sm: 'max-w-md', md: 'max-w-2xl', lg: 'max-w-5xl' };

export interface DialogProps {
  readonly title: string;
  /** Called on Escape and on a click outside. */
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly size?: keyof typeof SIZES;
  readonly children: ReactNode;
}

/** A modal dialog in the middle of the page; on a phone, at its bottom. */
export function Dialog({ title, onClose, footer, size = 'md', children }: DialogProps) {
  return (
    <Modal onClose={onClose}>
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          className={classNames(
            'flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-xl border border-line bg-raised shadow-xl sm:max-h-full sm:rounded-xl',
            SIZES[size],
          )}
        >
          <DialogTitle className="border-line border-b px-5 py-4 font-semibold text-base text-ink wrap-anywhere">
            {title}
          </DialogTitle>
          <div
            ref={makeReachable}
            className="min-h-0 overflow-y-auto px-5 py-4 text-ink text-sm wrap-anywhere"
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </Modal>
  );
}

/** A modal panel above the dimmed page, open while it is mounted. It traps the focus, and restores it when it closes. */
export function Modal({ onClose, children }: Pick<DialogProps, 'onClose' | 'children'>) {
  return (
    <HeadlessDialog open={useIsMounted()} onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-black/40" />
      {children}
    </HeadlessDialog>
  );
}

/** Lets keys scroll a long text that has nothing to focus. */
function makeReachable(area: HTMLElement | null): void {
  const isCut = area !== null && area.scrollHeight > area.clientHeight;
  if (isCut && !area.querySelector('a, button, input, select, textarea')) area.tabIndex = 0;
}

/**
 * False during the first render. A Headless UI dialog that is open at once looks for the page around it too
 * early, and leaves that page reachable by Tab and clicks.
 */
function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  return isMounted;
}
