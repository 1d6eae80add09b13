import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures/test';

/** Uses a page by keys alone. At all times, a visible element must have the focus. */
export class Keys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab or Shift+Tab until something has the focus. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let corrections = 0; corrections < 6; corrections++) {
      const stops = await target.evaluate(stopsUntil);
      if (stops === 0) break;
      for (let stop = 0; stop < Math.abs(stops); stop++)
        await this.page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
    }
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Expects the menu to have the focus, and to say which item Enter chooses. */
  async expectActive(item: Locator): Promise<void> {
    const id = (await item.getAttribute('id')) ?? 'no id';
    await expect(this.page.getByRole('menu')).toBeFocused();
    await expect(this.page.getByRole('menu')).toHaveAttribute('aria-activedescendant', id);
  }

  /** Chooses a file in the dialog that Enter opens. */
  async choose(target: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const opening = this.page.waitForEvent('filechooser');
    await this.press(target);
    await (await opening).setFiles(file);
  }

  /** Opens a screen by the palette. */
  async open(name: string): Promise<void> {
    const palette = this.page.getByRole('dialog', { name: 'Command palette' });
    await this.page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expect(this.page.locator('#root')).toHaveJSProperty('inert', true);
    await this.page.keyboard.type(name);
    await expect(palette.getByRole('option').first()).toHaveText(name);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.page.getByRole('main')).toBeFocused();
  }
}

/** About how many times to press Tab from the focus to an element; negative if the element is before it. */
function stopsUntil(element: Element): number {
  const from = document.activeElement ?? document.body;
  if (from === element) return 0;
  const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    .concat([...document.querySelectorAll<HTMLElement>('[tabindex="0"]')])
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.matches('[type=radio]:not(:checked)') || one === element);
  const isAfter = (a: Node, b: Node) =>
    Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  const forward = isAfter(from, element);
  const [first, last] = forward ? [from, element] : [element, from];
  const between = stops.filter((one) => isAfter(first, one) && isAfter(one, last)).length;
  return forward ? between + 1 : -between - 1;
}
