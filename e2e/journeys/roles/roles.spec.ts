import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { addAccount } from '../../fixtures/add-account';
import { settle } from '../../fixtures/settle';
import { startSession } from '../../fixtures/sign-in';
import { expect, ownServerTest as test } from '../../fixtures/test';

/** What each role may do, as in `roles.json`. Each lacks rights that the other has. */
const roles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sales: {
    order: ['read', 'assign', 'steps'],
    installer: ['read', 'update', 'export', 'undo'],
    product: ['read', 'download'],
    coupon: ['read'],
    catalogue: ['read'],
    review: ['read', 'update', 'export'],
    pdf: ['read'],
  },
  content: {
    order: ['read', 'documents', 'sync', 'export'],
    product: ['read', 'update', 'bulkUpdate'],
    coupon: ['read', 'add', 'update', 'remove', 'export', 'undo'],
    catalogue: ['read', 'update', 'bulkUpdate', 'download'],
    review: ['read', 'add', 'remove'],
    pdf: ['read', 'download'],
  },
};

interface Screen {
  readonly link: string;
  readonly address: string;
  /** An element that shows that the screen has loaded. */
  readonly loaded: (page: Page) => Locator;
  /** A control for each of its actions. */
  readonly controls: Readonly<Record<string, (page: Page) => Locator>>;
}

const button = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();
const cell = (page: Page) => page.getByRole('main').getByRole('cell').first();
const ofRows = {
  add: button('Submit'),
  update: button('Update'),
  remove: button('Remove'),
  export: button('Export'),
};

const screens: Readonly<Record<string, Screen>> = {
  // First, because its address has a category: links open the others.
  catalogue: {
    link: 'Custom Catalogue',
    address: '/catalogue?category=1',
    loaded: cell,
    controls: {
      update: (page) =>
        page.getByRole('checkbox', { name: /in category$/, disabled: false }).first(),
      bulkUpdate: button('Upload'),
      download: button('Download Data'),
    },
  },
  order: {
    link: 'Orders',
    address: '/order',
    loaded: cell,
    controls: {
      assign: (page) => page.getByRole('combobox', { name: /^Installer for/ }).first(),
      steps: (page) => page.getByRole('checkbox', { name: /packed/i, disabled: false }).first(),
      documents: button('Download Invoice'),
      sync: button('Update Order Status'),
      export: button('Export'),
    },
  },
  installer: {
    link: 'Installers',
    address: '/installer',
    loaded: cell,
    controls: ofRows,
  },
  product: {
    link: 'Wallpapers',
    address: '/product',
    loaded: cell,
    controls: {
      update: button('Update'),
      bulkUpdate: button('Upload'),
      download: button('Download Data'),
    },
  },
  coupon: {
    link: 'Coupons',
    address: '/coupon',
    loaded: cell,
    controls: ofRows,
  },
  review: { link: 'Reviews', address: '/review', loaded: cell, controls: ofRows },
  pdf: {
    link: 'PDF',
    address: '/pdf',
    loaded: cell,
    controls: { download: button('Download') },
  },
};

const accountOf = (role: string) => ({ username: role, password: `tamarind-tree-${role}` });

function filesWith(all: object): Record<string, string> {
  const names = ['installer', 'coupon', 'product', 'category', 'shared-fields'].map(
    (name) => `${name}.json`,
  );
  const files = names.map((name) => [name, readFileSync(`entity-configs/${name}`, 'utf8')]);
  return { ...Object.fromEntries(files), 'roles.json': JSON.stringify(all) };
}

test('on each screen, each role can do what it is allowed to, and nothing else', async ({
  browser,
  problems,
  startServer,
}) => {
  const server = await startServer({ entityFiles: filesWith({ ...roles, owner: 'all' }) });
  // Pages fetch their list before they know who is signed in.
  problems.expect(/the server responded with a status of 403/);
  const pages = new Map<string, Page>();
  for (const role of Object.keys(roles)) {
    addAccount(server, { ...accountOf(role), roles: [role] });
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await startSession(page.request, server, accountOf(role));
    pages.set(role, page);
  }
  // Side by side, because each visit waits until nothing more loads.
  await Promise.all([...pages].map(([role, page]) => visitScreens(page, role)));
  for (const page of pages.values()) await page.context().close();
});

/** Visits all screens as someone with a role, and expects the links and controls that it allows, and no others. */
async function visitScreens(page: Page, role: string): Promise<void> {
  for (const [name, { link, address, loaded, controls }] of Object.entries(screens)) {
    const allowed = roles[role]?.[name];
    const links = page.getByRole('navigation').getByRole('link', { name: link, exact: true });
    // A link is faster than loading everything again.
    if (page.url() === 'about:blank' || !allowed) await page.goto(address);
    else await links.click();
    if (!allowed) {
      await expect(page.getByText('You may not see this screen.')).toBeVisible();
      await expect(links).toHaveCount(0);
      continue;
    }
    await expect(links).toBeVisible();
    await expect(loaded(page)).toBeVisible();
    await settle(page);
    for (const [action, control] of Object.entries(controls))
      await expect(control(page), `${role}: ${action} ${name}`).toBeVisible({
        visible: allowed.includes(action),
      });
  }
}
