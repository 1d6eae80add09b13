import { createRoot } from 'react-dom/client';
import { once } from '../../common/once';
import { loadChunk } from '../../screens/loading/load-chunk';

const dialogs = {
  shortcuts: async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
};

const place = once(() => {
  const element = document.createElement('div');
  document.body.append(element);
  return createRoot(element);
});

/** Opens one of the dialogs that every screen has. */
export async function openOverlay(name: keyof typeof dialogs): Promise<void> {
  const Dialog = await loadChunk(dialogs[name]);
  place().render(<Dialog onClose={() => place().render(null)} />);
}
