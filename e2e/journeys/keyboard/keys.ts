import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures/test';

/** Uses a page by its keys alone. Something must always have the focus, and be visible. */
export class Keys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab, or Shift+Tab, until something has the focus. */
  async to(target: Locator, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press(tab);
    }
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
  }

  async press(target: Locator, key = 'Enter', tab?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.to(target, tab);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
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
    await expect(palette.getByRole('option').first()).toHaveText(`${name}Screen`);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.page.getByRole('main')).toBeFocused();
  }
}
