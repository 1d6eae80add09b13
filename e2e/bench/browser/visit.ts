import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import type { BenchServer } from './bench-server';
import type { Contestant, ScreenName } from './contestant';
import { installProbe, type Watched } from './probe';

/** How many rows every contestant has in view. */
const IN_VIEW = 8;
const MOST_MS = 60_000;

export type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>['cookies'];

/** A contestant in a new browser profile. */
export interface Visit {
  readonly contestant: Contestant;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly server: BenchServer;
  /** Opens a screen. Returns how many milliseconds later its first rows were painted. */
  readonly open: (screen: ScreenName, rows: readonly string[]) => Promise<number>;
  /** Lets the probe watch for rows with these identifying texts, from a place in the whole list. */
  readonly watch: (
    screen: ScreenName,
    states: readonly (readonly string[])[],
    event: 'keydown' | 'click',
    from?: number,
  ) => Promise<void>;
  /** Milliseconds from each event to the frame that shows its rows. */
  readonly painted: () => Promise<readonly number[]>;
  /** Presses the mouse button on an element, without waiting for what the page does. */
  readonly click: (target: Locator) => Promise<void>;
}

export async function visit<Result>(
  { browser, server, contestant, address, cookies }: VisitOptions,
  act: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    storageState: { cookies: [...cookies], origins: [] },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const cdp = await context.newCDPSession(page);
    // tsx wraps named functions in calls of this helper.
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.addInitScript(installProbe);
    return await inTime(act(actions(page, cdp, server, contestant, address)), contestant.name);
  } finally {
    await context.close();
  }
}

/** Fails after a while: rows that never come would be waited for forever. */
async function inTime<Result>(work: Promise<Result>, name: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not finish in time.`)), MOST_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface VisitOptions {
  readonly browser: Browser;
  readonly server: BenchServer;
  readonly contestant: Contestant;
  readonly address: string;
  readonly cookies: Cookies;
}

function actions(
  page: Page,
  cdp: CDPSession,
  server: BenchServer,
  contestant: Contestant,
  address: string,
): Visit {
  const watched = (screen: ScreenName, states: Watched['states'], from = 0) => {
    const places = [...(states[0] ?? []).keys()].slice(0, IN_VIEW);
    return {
      cells: places.map((place) => contestant.cell(screen, place, from + place)),
      states: states.map((texts) => texts.slice(0, IN_VIEW)),
    };
  };
  const painted = () => page.evaluate(() => window.benchProbe.painted());
  return {
    contestant,
    page,
    cdp,
    server,
    async open(screen, rows) {
      const what = watched(screen, [rows]);
      await page.addInitScript((first) => window.benchProbe.watch(first), what);
      await page.goto(address + contestant.paths[screen], { waitUntil: 'commit' });
      const [time = Number.NaN] = await painted();
      return time;
    },
    async watch(screen, states, event, from) {
      const what = { ...watched(screen, states, from), event };
      await page.evaluate((next) => window.benchProbe.watch(next), what);
    },
    painted,
    async click(target) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${contestant.name} shows no ${target}.`);
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(at.x, at.y);
      // The pointer rests before it clicks, as people's do: what hovering draws is not part of the click.
      await page.waitForTimeout(200);
      const mouse = { ...at, button: 'left', clickCount: 1 } as const;
      await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
    },
  };
}
