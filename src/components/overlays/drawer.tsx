import { DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../icon';
import { texts } from '../texts';
import { Modal, type ModalProps } from './dialog';

interface DrawerProps extends ModalProps {
  readonly title: string;
  readonly side?: 'left' | 'right';
  readonly size?: 'sm' | 'lg';
  /** Printing the page prints the panel alone. */
  readonly printed?: boolean;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
}

/** A modal panel at an edge of the page. */
export function Drawer(props: DrawerProps) {
  const { title, side = 'right', size = 'sm', printed, actions, footer, children } = props;
  const { onClose, inAddress } = props;
  return (
    <Modal onClose={onClose} inAddress={inAddress}>
      <DialogPanel
        data-printed={printed}
        className={classNames(
          'print:static print:w-full print:max-w-none',
          'fixed inset-y-0 flex max-w-[90vw] flex-col border-line bg-raised elevated',
          size === 'lg' ? 'w-160 max-sm:w-full max-sm:max-w-full' : 'w-88',
          side === 'right' ? 'right-0 border-l' : 'left-0 border-r',
        )}
      >
        <div className="flex flex-wrap items-center gap-1 border-line border-b py-2 pr-2 pl-4">
          <DialogTitle className="grow font-semibold text-ink text-sm">{title}</DialogTitle>
          {actions && (
            <div className="flex items-center gap-1 max-sm:order-last max-sm:w-full print:hidden">
              {actions}
            </div>
          )}
          <IconButton
            label={texts.close}
            className="print:hidden"
            icon={<Icon name="cross" size={18} />}
            onClick={onClose}
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-4 print:overflow-visible">{children}</div>
        {footer && <div className="border-line border-t p-3">{footer}</div>}
      </DialogPanel>
    </Modal>
  );
}
