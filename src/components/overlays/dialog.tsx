import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useOpenAfterMount } from './use-open-after-mount';

const SIZES = { sm: 'max-w-md', md: 'max-w-2xl', lg: 'max-w-5xl' };

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called by Escape and by a click outside. */
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly size?: keyof typeof SIZES;
  readonly children: ReactNode;
}

/** A modal dialog: keeps the focus inside, and gives it back when it closes. */
export function Dialog({ open, title, onClose, footer, size = 'md', children }: DialogProps) {
  return (
    <HeadlessDialog open={useOpenAfterMount(open)} onClose={onClose} className="fixed inset-0 z-50">
      <DialogBackdrop className="fixed inset-0 bg-black/40" />
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
          <div className="min-h-0 overflow-y-auto px-5 py-4 text-ink text-sm wrap-anywhere">
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
