import '../components/theme.css';
import './waiting.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followLeaving, loadChunk } from '../screens/loading/load-chunk';
import { useNavigation } from '../stores/session/navigation';
import { startNavigation } from './browser-history';
import { loadConfigs } from './configs';
import { Crash } from './crash-screen';
import { openNotices } from './open-notices';
import { reloadWhenRevived } from './reload-when-revived';
import { screenOpener } from './router';
import { followTheme } from './theme';

followLeaving();
followTheme();
reloadWhenRevived();
openNotices(elementById('notices'));
// Not awaited here: screens import this module's chunk, and would wait for it while it waits for them.
void application().then((shown) =>
  createRoot(elementById('root')).render(<StrictMode>{shown}</StrictMode>),
);

/** The application, when its first screen has loaded. */
async function application() {
  try {
    await startNavigation(screenOpener(await loadChunk(loadConfigs)));
    return <CurrentScreen />;
  } catch (error) {
    console.error(error);
    return <Crash error={error} />;
  }
}

function CurrentScreen() {
  return useNavigation(({ screen }) => screen);
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}
