import { expect } from '@playwright/test';
import { makeWallpapers } from '../browser/data';
import type { Visit } from '../browser/visit';
import { proveThat, SETTLED_MS, type Workload } from './workload';

const SCROLL_MS = 5000;
const wallpapers = makeWallpapers(10_000);
const first = wallpapers.slice(0, 50).map(({ name }) => name);
const last = wallpapers.at(-1)?.wpId ?? '';

export const manyWallpapers: Workload = {
  name: 'W5',
  screen: 'wallpapers',
  lines: [
    { work: 'W5 10,000 wallpapers: first rows', unit: 'ms', higherIsBetter: false, goal: 1.5 },
    { work: 'W5 toggle: click → painted', unit: 'ms', higherIsBetter: false },
    { work: 'W5 scroll to the end in 5 s', unit: 'frames/s', higherIsBetter: true, goal: 1 },
  ],
  async sample(visit) {
    const { contestant, page } = visit;
    const opened = await visit.open('wallpapers', first);
    await page.waitForTimeout(SETTLED_MS);
    const toggled = await toggle(visit, wallpapers[0]?.wpId ?? '');
    const area = await contestant.scrollArea(page).elementHandle();
    const frames = await page.evaluate(scroll, [area, SCROLL_MS] as const);
    await expect(contestant.box(page, last)).toBeInViewport({ timeout: 2000 });
    return [opened, toggled, frames];
  },
};

/** The time from the click to the end of the frame in which the box is checked. */
async function toggle({ click, contestant, page }: Visit, wpId: string): Promise<number> {
  const box = contestant.box(page, wpId);
  proveThat(!(await box.isChecked()), 'the box is not checked before');
  const painted = box.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const isChecked = element instanceof HTMLInputElement && element.checked;
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              if (isChecked) port2.postMessage(0);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );
  await click(box);
  return painted;
}

/**
 * Scrolls from the top to the end; runs in the page. Returns frames a second. Some lists learn how
 * high they are while they are scrolled.
 */
function scroll([area, duration]: readonly [Node | null, number]): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!(area instanceof HTMLElement)) return reject(new Error('There is nothing to scroll.'));
    const start = performance.now();
    let frames = 0;
    let atEnd = 0;
    const step = () => {
      const share = Math.min((performance.now() - start) / duration, 1);
      area.scrollTop = (area.scrollHeight - area.clientHeight) * share;
      if (share < 1) frames += 1;
      else if (++atEnd > 20) return resolve((frames * 1000) / duration);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
