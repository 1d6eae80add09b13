import { shopFormat } from '../../common/format-moment';
import { texts } from './texts';

/** Shorter losses are not reported. */
const WAIT_MS = 3000;
const TIME = shopFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** While there is no network, a banner at the end of the page says so, and when the data was loaded. */
export function followNetwork(): void {
  const banner = document.createElement('div');
  banner.setAttribute('role', 'status');
  banner.className =
    'sticky bottom-0 z-40 lg:ml-16 xl:ml-56 border-warning border-t bg-warning-soft px-4 py-2 text-center text-ink text-sm empty:hidden print:hidden';

  let loadedAt = Date.now();
  new PerformanceObserver((list) => {
    const isAnswer = ({ name, responseStatus }: PerformanceResourceTiming) =>
      responseStatus !== 0 && new URL(name).pathname.startsWith('/api/');
    // It observes no other kind of entries.
    if ((list.getEntries() as PerformanceResourceTiming[]).some(isAnswer)) loadedAt = Date.now();
  }).observe({ type: 'resource' });

  let timer: ReturnType<typeof setTimeout> | undefined;
  function look() {
    clearTimeout(timer);
    if (navigator.onLine) {
      banner.textContent = '';
      return;
    }
    // Added before its text, because screen readers announce only text that is added later.
    document.body.append(banner);
    timer = setTimeout(() => {
      banner.textContent = texts.offline(TIME.format(loadedAt));
    }, WAIT_MS);
  }
  addEventListener('offline', look);
  addEventListener('online', look);
  look();
}
