import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChunk } from '../screens/loading/load-chunk';
import { noticesStore } from '../stores/calls/notices';

/**
 * Renders the notices into `element` once there is one. It is outside of the application's element, which
 * an open dialog makes inert.
 */
export function openNotices(element: Element): void {
  const root = createRoot(element);
  const stop = noticesStore.subscribe(() => void open().catch(console.error));

  async function open() {
    const { Notices } = await loadChunk(() => import('./notices'));
    stop();
    root.render(createElement(Notices));
  }
}
