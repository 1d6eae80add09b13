import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChunk } from '../components/loading/load-chunk';
import { noticesStore } from '../stores/calls/notices';

/** Renders the notices, if any, outside of the application, which an open dialog makes inert. */
export function openNotices(element: Element): void {
  const root = createRoot(element);
  const stop = noticesStore.subscribe(() => void open().catch(console.error));

  async function open() {
    const { Notices } = await loadChunk(() => import('./notices'));
    stop();
    root.render(createElement(Notices));
  }
}
