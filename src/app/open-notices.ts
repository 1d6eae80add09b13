import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChunk } from '../screens/loading/load-chunk';
import { noticesStore } from '../stores/calls/notices';

/**
 * Shows the notices in `element` from the first one on. It stands beside the application, as an open
 * dialog makes everything around it unreachable.
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
