import { InstallersPage } from '../fixtures/installers-page';
import { expect } from '../fixtures/test';
import {
  expectActivity,
  FAILED_REQUEST,
  openInstallers,
  signInOnForeign,
  foreignStaffTest as test,
} from './foreign-test';
import { type Answer, json, plain, redirect } from './server/responses';

const message = (status: number): Answer => json(status, { message: 'Server Error' });

test('a list that can’t be loaded shows an error, unsent input stays in the form, and a 503 is only logged', async ({
  page,
  foreign,
  problems,
}) => {
  problems.expect(FAILED_REQUEST);
  foreign.controls.answerNext('/api/installer/fetch', message(403));
  await page.goto('/installer');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  const installers = new InstallersPage(page);
  await expect(installers.rowWith('Ramesh Kumar')).toBeVisible();

  await test.step('503: a list is retried at most twice', async () => {
    const before = foreign.controls.requestsTo('/api/installer/fetch').length;
    const away = plain('<!DOCTYPE html><html><body>Service Unavailable</body></html>', 503);
    foreign.controls.answerNext('/api/installer/fetch', away, away, away, away);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect
      .poll(() => foreign.controls.requestsTo('/api/installer/fetch').length)
      .toBe(before + 3);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect(foreign.controls.requestsTo('/api/installer/fetch')).toHaveLength(before + 3);
    await expect(installers.alert).toHaveCount(0);
    await expect(installers.rowWith('Ramesh Kumar')).toBeVisible();
    // The first failure is still listed.
    await expectActivity(page, /Load Installers/, 2);
  });

  await test.step('500: an error is shown, and what was typed stays', async () => {
    foreign.controls.answerNext('/api/installer/add', message(500));
    await installers.add();
    const alert = installers.alert.filter({ hasText: 'Oops' });
    await expect(alert).toBeVisible();
    expect(await alert.textContent()).toContain(
      'Oops, something went wrong!  The team have been notified.',
    );
    await expect(installers.submit).toBeEnabled();
    await installers.expectFilled();
    expect(foreign.controls.requestsTo('/api/installer/add')).toHaveLength(1);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('when only the response is lost, the list shows the new row', async () => {
    foreign.controls.loseNextAnswer('/api/installer/add');
    await installers.add();
    await expect(page.getByText('1–5 of 8')).toBeVisible();
    await installers.expectFilled();
  });
});

const notSignedIn = [
  ['401', json(401, { message: 'Unauthenticated.' })],
  ['419', json(419, { message: 'CSRF token mismatch.' })],
  ['a redirect to the sign-in page', redirect('/login')],
  ['a sign-in page', plain('<!DOCTYPE html><html><body>Log in</body></html>')],
] as const;

test('a form that was filled in when the session ended is restored after signing in again', async ({
  page,
  foreign,
}) => {
  const installers = await openInstallers(page);
  for (const [index, [what, answer]] of notSignedIn.entries()) {
    await test.step(what, async () => {
      foreign.controls.answerNext('/api/installer/add', answer);
      foreign.sessions.expireAll();
      await installers.add();
      await expect(page).toHaveURL(/\/login$/);
      await signInOnForeign(page);
      await expect(page).toHaveURL(/\/installer/);
      await installers.expectFilled();
      await installers.submit.click();
      await expect(page.getByText(`1–5 of ${8 + index}`)).toBeVisible();
    });
  }
});
