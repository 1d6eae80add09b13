import '../components/theme.css';
// Shared by the sign-in and other screens, which must not load the sign-in's chunk.
import '../components/controls/busy-button';
import '../components/controls/text-field';
import '../screens/brand';
import '../screens/form-error';
import '../screens/set-submission-errors';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followLeaving, loadChunk } from '../components/loading/load-chunk';
import { openApplication } from './application';
import { pageOrBundledConfigs } from './configs';
import { Crash } from './crash-screen';
import { followTheme } from './follow-theme';
import { openNotices } from './open-notices';
import { reloadWhenRevived } from './reload-when-revived';

followLeaving();
followTheme();
reloadWhenRevived();
openNotices(elementById('notices'));
// Not awaited here: screens import this module's chunk, and would wait for it while it waits for them.
void loadChunk(pageOrBundledConfigs)
  .then(openApplication)
  .catch((error: unknown) => {
    console.error(error);
    return <Crash error={error} />;
  })
  .then((shown) => createRoot(elementById('root')).render(<StrictMode>{shown}</StrictMode>));

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}
