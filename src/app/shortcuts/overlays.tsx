import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { once } from '../../common/once';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { whenSessionEnds } from '../../stores/session/session';
import { pageOrBundledConfigs } from '../configs';

type Overlay = ComponentType<{ readonly onClose: () => void }>;

const place = once(() => {
  const element = document.createElement('div');
  document.body.append(element);
  return createRoot(element);
});

async function palette(): Promise<Overlay> {
  const [{ Palette }, { commandsOf }, { rowSources }, configs] = await Promise.all([
    import('../palette/palette'),
    import('../palette/commands'),
    import('../palette/row-sources'),
    pageOrBundledConfigs(),
  ]);
  const commands = commandsOf(configs, () => void openOverlay('shortcuts'));
  const sources = rowSources(configs);
  return (props) => <Palette {...props} commands={commands} sources={sources} />;
}

const overlays = {
  palette,
  shortcuts: async (): Promise<Overlay> => (await import('./shortcuts-dialog')).ShortcutsDialog,
};

/** Also makes the page inert: a dialog does that only for the React root around it. */
function show(overlay: ReactNode): void {
  const page = document.getElementById('root');
  if (page) page.inert = overlay !== null;
  place().render(overlay);
}

const close = () => show(null);

/** Opens one of the dialogs that every screen has. */
export async function openOverlay(name: keyof typeof overlays): Promise<void> {
  const Dialog = await loadOrAlert<Overlay>(overlays[name]);
  if (Dialog) show(<WhileSignedIn dialog={<Dialog onClose={close} />} />);
}

/** Closes the dialog when the session ends: the palette fetches lists, and the sign-in must not be inert. */
function WhileSignedIn({ dialog }: { readonly dialog: ReactNode }) {
  useEffect(() => whenSessionEnds(close), []);
  return dialog;
}
