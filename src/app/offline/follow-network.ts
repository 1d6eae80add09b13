import { shopFormat } from '../../common/format-moment';
import { addBottomRegion } from '../bottom-region';
import { texts } from './texts';

/** Shorter losses are not reported. */
const WAIT_MS = 3000;
const TIME = shopFormat({ timeStyle: 'short' });

/** While there is no network, a banner at the end of the page says so, and when the data was loaded. */
export function followNetwork(): void {
  let region: HTMLElement | undefined;
  const banner = document.createElement('p');
  banner.className =
    'border-warning border-t bg-warning-soft px-4 py-2 text-center text-ink text-sm';

  let loadedAt = Date.now();
  new PerformanceObserver((list) => {
    const isAnswer = (entry: PerformanceEntry) =>
      entry instanceof PerformanceResourceTiming &&
      entry.responseStatus !== 0 &&
      new URL(entry.name).pathname.startsWith('/api/');
    if (list.getEntries().some(isAnswer)) loadedAt = Date.now();
  }).observe({ type: 'resource' });

  let timer: ReturnType<typeof setTimeout> | undefined;
  function look() {
    clearTimeout(timer);
    region?.remove();
    if (navigator.onLine) return;
    region = addBottomRegion();
    timer = setTimeout(() => {
      banner.textContent = texts.offline(TIME.format(loadedAt));
      region?.append(banner);
    }, WAIT_MS);
  }
  addEventListener('offline', look);
  addEventListener('online', look);
  look();
}
