import { InstallersPage } from '../fixtures/installers-page';
import { loseNextAnswer, NO_ANSWER } from '../fixtures/lost-answers';
import type { PaperhangerServer } from '../fixtures/paperhanger-server';
import { startSession } from '../fixtures/sign-in';
import { expect, ownServerTest, staffTest as test } from '../fixtures/test';
import { someone, storedInstallers } from './installers';

test('without a network, a banner says so, a form sent again adds no second row, and a form loads once the network returns', async ({
  page,
  problems,
  context,
}) => {
  await test.step('a form whose answer was lost adds no second row when it is sent again', async () => {
    problems.expect(NO_ANSWER);
    const asha = someone();
    const installers = await InstallersPage.open(page);
    await loseNextAnswer(page, '/api/installer/add');
    await installers.add(asha);
    await expect(installers.submit).toBeEnabled();
    await installers.expectFilled(asha);
    expect(await storedInstallers(page, asha['Installer Name'])).toHaveLength(1);

    await installers.submit.click();
    await installers.expectEmpty();
    expect(await storedInstallers(page, asha['Installer Name'])).toHaveLength(1);
  });

  await test.step('a banner says that the network is gone, until it returns', async () => {
    problems.expect(NO_ANSWER);
    await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: /^Offline/ });
    await page.context().setOffline(true);
    await expect(banner).toHaveText(/^Offline – showing what was loaded at \d{1,2}:\d\d [ap]m$/);
    await expect(banner).toBeInViewport();
    await page.context().setOffline(false);
    await expect(banner).toHaveCount(0);
  });

  await test.step('a form that could not be loaded without a network appears when it returns', async () => {
    problems.expect(NO_ANSWER);
    await page.route(
      '**/assets/forms-*.js',
      async (route) => {
        // This button loads together with the code of the banner.
        await page.getByRole('button', { name: 'Columns' }).waitFor();
        await context.setOffline(true);
        await route.continue();
      },
      { times: 1 },
    );
    await InstallersPage.open(page);
    await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Add Installer' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('form', { name: 'Add Installer' })).toBeVisible();
  });
});

/** A test on a server that it kills. */
const killTest = ownServerTest.extend<{ readonly killed: PaperhangerServer }>({
  killed: async ({ startServer }, use) => use(await startServer()),
  baseURL: ({ killed }, use) => use(killed.url),
});

killTest(
  'after a server is killed and restarted, the form can be sent, and no row or session is lost',
  async ({ page, killed: server, problems }) => {
    problems.expect(NO_ANSWER);
    await startSession(page.request, server);
    const [before, after] = [someone(), someone()];
    const installers = await InstallersPage.open(page);
    await installers.add(before);
    await installers.expectEmpty();

    await installers.fill(after);
    await server.kill();
    await installers.submit.click();
    await expect(page.getByText(/no answer from the server/i).first()).toBeVisible();
    await expect(installers.submit).toBeEnabled();
    await installers.expectFilled(after);

    await server.start();
    await installers.submit.click();
    await installers.expectEmpty();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    for (const { 'Installer Name': name } of [before, after]) {
      await installers.find(name);
      expect(await storedInstallers(page, name)).toHaveLength(1);
    }
  },
);
