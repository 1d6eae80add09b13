import './start.css';
import './waiting.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { loadChunk } from '../screens/loading/load-chunk';
import { loadConfigs } from './configs';
import { connectNavigation } from './connect-navigation';
import { Crash } from './crash-screen';
import { openNotices } from './open-notices';
import { reloadWhenRevived } from './reload-when-revived';
import { appRouter } from './router';
import { followTheme } from './theme';

followTheme();
reloadWhenRevived();
openNotices(elementById('notices'));
createRoot(elementById('root')).render(<StrictMode>{await application()}</StrictMode>);

async function application() {
  try {
    const router = appRouter(await loadChunk(loadConfigs));
    connectNavigation(router);
    return <RouterProvider router={router} />;
  } catch (error) {
    console.error(error);
    return <Crash error={error} />;
  }
}

function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}
