import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { classNames } from '../class-names';
import { BusyButton, type BusyButtonProps } from '../controls/busy-button';
import { Button, type ButtonProps } from '../controls/button';
import { texts } from '../texts';
import { openModals } from './open-modals';

const SIZES = { sm: 'max-w-md', md: 'max-w-2xl', lg: 'max-w-5xl', xl: '' };

interface DialogAction extends Pick<BusyButtonProps, 'run' | 'busy' | 'disabled'> {
  readonly label: string;
  /** Defaults to `Cancel`. */
  readonly cancelLabel?: string | undefined;
  /** With `danger`, the cancel button gets the focus. */
  readonly variant?: 'primary' | 'danger';
  readonly 'data-autofocus'?: boolean;
}

export interface DialogProps {
  readonly title: string;
  /** Called on Escape, on Back and on a click outside. */
  readonly onClose: () => void;
  /** What is in the footer, before the buttons of an `action`. */
  readonly footer?: ReactNode;
  /** The action of the dialog: a button that is busy until `run` is done, beside one that cancels. */
  readonly action?: DialogAction;
  readonly size?: keyof typeof SIZES | undefined;
  /** At the top, the content above a list stays in place, however long the list is. */
  readonly place?: 'top' | undefined;
  readonly children: ReactNode;
}

/** A modal dialog in the middle of the page; on a phone, at its bottom. */
export function Dialog({
  title,
  onClose,
  footer,
  action,
  size = 'md',
  place,
  children,
}: DialogProps) {
  return (
    <Modal onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same. */}
      <div
        // Headless UI ignores clicks outside while a list of options is open, as in the palette.
        onClick={({ target, currentTarget }) => {
          if (place && target === currentTarget) onClose();
        }}
        className={classNames(
          'fixed inset-0 flex justify-center sm:p-6',
          place ? 'items-start p-2' : 'items-end sm:items-center',
        )}
      >
        <DialogPanel
          className={classNames(
            'flex max-h-[calc(100dvh-2rem)] w-full flex-col border border-line bg-raised elevated sm:max-h-full sm:rounded-xl',
            place ? 'rounded-xl' : 'rounded-t-xl',
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
          {(footer || action) && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
              {action && <ActionButtons {...action} onCancel={onClose} />}
            </div>
          )}
        </DialogPanel>
      </div>
    </Modal>
  );
}

interface ActionButtonsProps extends DialogAction {
  readonly onCancel: () => void;
}

function ActionButtons(props: ActionButtonsProps) {
  const { label, cancelLabel = texts.cancel, onCancel, ...button } = props;
  return (
    <>
      <Button data-autofocus={button.variant === 'danger' || undefined} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <BusyButton variant="primary" {...button}>
        {label}
      </BusyButton>
    </>
  );
}

/** Closes a dialog whose footer has no other way out. */
export function CloseButton(props: Pick<ButtonProps, 'className' | 'onClick'>) {
  return <Button {...props}>{texts.close}</Button>;
}

export interface ModalProps extends Pick<DialogProps, 'onClose' | 'children'> {
  /** Whether the address says that it is open, so that Back closes it anyway. */
  readonly inAddress?: boolean | undefined;
}

/** A modal panel above the dimmed page, open while it is mounted. It traps the focus, and restores it when it closes. */
export function Modal({ onClose, inAddress = false, children }: ModalProps) {
  useFocusOfOpener();
  useOpenModal(onClose, inAddress);
  return (
    <HeadlessDialog
      open={useIsMounted()}
      onClose={onClose}
      className="fixed inset-0 z-50 print:static"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/40 print:hidden" />
      {children}
    </HeadlessDialog>
  );
}

/** Lets keys scroll a long text that has nothing to focus. */
function makeReachable(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined;
  const look = () => {
    const isCut = area.scrollHeight > area.clientHeight;
    if (isCut && !area.querySelector('a, button, input, select, textarea')) area.tabIndex = 0;
  };
  look();
  // Zooming or turning the window may leave less room.
  const observer = new ResizeObserver(look);
  observer.observe(area);
  return () => observer.disconnect();
}

/** Adds the panel to the open ones, of which Back closes the topmost (leave-guard.tsx). */
function useOpenModal(onClose: () => void, inAddress: boolean): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const modal = { onBack: inAddress ? undefined : () => close() };
    openModals.setState((modals) => [...modals, modal], true);
    return () => openModals.setState((modals) => modals.filter((other) => other !== modal), true);
  }, [inAddress]);
}

/**
 * Returns the focus to the element that opened the dialog. Headless UI knows only what had the focus since it was
 * loaded, perhaps by the click that opens the dialog.
 */
function useFocusOfOpener(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
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
