import type { Page } from '@playwright/test';
import { violationsOf } from '../../fixtures/axe';
import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import { overflow, smallTargets } from '../../fixtures/phone-layout';
import { settle } from '../../fixtures/settle';
import { signIn } from '../../fixtures/sign-in';
import { launchChromium } from '../../setup/chromium';
import { type Step, states } from '../shared/screen-states';
import type { Trial, TrialRow } from '../trial';

const WIDTHS = [1440, 1024, 390, 320];
const PHONE = 390;

export const trial: Trial = {
  name: 'accessible',
  what: 'asks axe about every screen, dialog and state in both themes and at four widths, and measures them on phones',
  async run() {
    const server = await PaperhangerServer.start();
    const browser = await launchChromium();
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
    const rows: TrialRow[] = [];
    try {
      await signIn(page, server);
      for (const [path, ...steps] of states) {
        const found: string[] = [];
        let openedAt: number | undefined;
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          if (openedAt === undefined && (await open(page, path, steps))) openedAt = width;
          if (openedAt === undefined) continue;
          found.push(...(await problemsAt(page, width)).map((one) => `${width} px: ${one}`));
        }
        rows.push({
          case: [path, ...steps.map(nameOf)].join(' '),
          measured: found.join('\n') || (openedAt ? 'no problems' : 'it did not open'),
          limit: 'none',
          passed: openedAt !== undefined && found.length === 0,
        });
        await page.context().setOffline(false);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    } finally {
      await browser.close();
      await server.kill();
      server.removeData();
    }
    return rows;
  },
};

async function problemsAt(page: Page, width: number): Promise<readonly string[]> {
  const found = [...(await violationsOf(page))];
  if (width > PHONE) return found;
  const wider = await overflow(page);
  if (wider > 0) found.push(`scrolls sideways by ${wider} px`);
  return [...found, ...(await smallTargets(page))];
}

function nameOf(step: Step): string {
  if (typeof step === 'string') return step;
  return step instanceof RegExp ? step.source : step.name;
}

/** Opens a screen and takes the steps. Returns false if a step's target is not visible at this width. */
async function open(page: Page, path: string, steps: readonly Step[]): Promise<boolean> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const step of steps) {
    if (typeof step === 'string') await page.keyboard.press(step);
    else if (step instanceof RegExp) {
      const isOpen = (await page.getByRole('dialog').count()) > 0;
      const within = isOpen ? page.getByRole('dialog').last() : page.locator('body');
      const control = within
        .getByRole('button', { name: step })
        .or(within.getByRole('menuitem', { name: step }))
        .or(within.getByRole('checkbox', { name: step }))
        .or(within.getByRole('link', { name: step }))
        .filter({ visible: true })
        .first();
      if ((await control.count()) === 0) return false;
      await control.click();
    } else await step(page);
    await settle(page);
  }
  return true;
}
