import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { loadOrAlert } from '../../stores/calls/load-or-alert';

/**
 * A dialog or menu that loads when it is first opened; `Overlay` is its component while it is open. If it can't be
 * loaded, an alert says so. Unlike with an error boundary, the page and its forms remain. `load` must stay the same
 * function.
 */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const [shown, setShown] = useState<{ readonly Overlay: ComponentType<Props> }>();

  const open = useCallback(async () => {
    const Overlay = await loadOrAlert(load);
    if (Overlay) setShown({ Overlay });
    return Overlay !== undefined;
  }, [load]);

  // What it starts may end after it was closed and opened again.
  const close = () => setShown((now) => (now === shown ? undefined : now));

  return { Overlay: shown?.Overlay, open, close };
}

/**
 * A part of the page that loads when it is first shown. If it can't be loaded, an alert says so, and `onClose` is
 * called.
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props & Closable>>,
) {
  // Once it has loaded, it is rendered at once: a dialog that goes to another row must not disappear in between.
  let Loaded: ComponentType<Props & Closable> | undefined;
  const keepLoaded = async () => {
    Loaded = await load();
    return Loaded;
  };
  return function LazyOverlay(props: Props & Closable) {
    const { Overlay = Loaded, open } = useLazyOverlay(keepLoaded);
    const { onClose } = props;
    // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded once.
    useEffect(() => void open().then((isLoaded) => isLoaded || onClose?.()), [open]);
    return Overlay && createElement(Overlay, props);
  };
}

interface Closable {
  readonly onClose?: () => void;
}
