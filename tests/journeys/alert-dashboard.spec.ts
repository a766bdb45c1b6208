/**
 * From the empty dashboard to a window that fired: why, who was told, acknowledged, snoozed, the way to its posts; all of it stored by
 * the server, by its own clock.
 */
import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { alertName, firedAlert, makeAlerts, REFUSED_HOST, readerOf } from './support/fired-alerts.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { DEMO, signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';
import { linkIn, mailTo } from './support/written-mails.ts';

// An alert waits for the end of its window, and then for late posts.
test.beforeEach(() => test.setTimeout(600_000));

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: what fired is seen, acknowledged and followed to its posts`, async ({ page, request }) => {
    await makeAlerts(request);
    await signIn(page, { language });
    await page
      .getByRole('navigation', { name: say('app:mainMenu') })
      .getByRole('link', { name: say('app:alertDashboard') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('alert-dashboard:title') })).toBeVisible();
    // In the other language nobody has acknowledged anything yet; in the first nothing has fired.
    if (language === 'en') {
      await expect(page.getByRole('heading', { name: say('alert-dashboard:emptyTitle') })).toBeVisible();
      await expectNoViolations(page);
      await shot(page, `alert-dashboard-empty-${language}`);
    }

    const { alert, run, deliveries } = await firedAlert(request, language);
    expect(deliveries.map(({ channel, recipient, state }) => [channel, recipient, state])).toEqual([
      ['mail', DEMO.email, 'sent'],
      ['mail', readerOf(language), 'sent'],
      ['webhook', REFUSED_HOST, 'dead'],
    ]);
    await page.reload();
    const row = page.getByRole('button', { name: new RegExp(alertName(language)) });
    await expect(row).toBeVisible();
    await expectNoViolations(page);

    // By the link of the mail that one window is shown, opened.
    const link = linkIn(await mailTo(DEMO.email, alertName(language)), '/alert-dashboard?');
    await page.goto(link);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(say('alert-dashboard:oneWindow'))).toBeVisible();
    await row.press('Enter');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await row.press('Enter');
    const told = page.getByRole('region', { name: say('alert-dashboard:told') });
    await expect(told).toContainText(DEMO.email);
    // Its first window is not alone: those of before there was the alert are measured too.
    const chart = say('alert-dashboard:chart.mentions');
    await page.getByRole('button', { name: `${say('app:chart.showTable')}: ${chart}` }).click();
    await expect(page.getByRole('table', { name: chart }).getByRole('row')).toHaveCount(14);
    await page.getByRole('button', { name: `${say('app:chart.showChart')}: ${chart}` }).click();
    await expectNoViolations(page);
    await shot(page, `alert-dashboard-open-${language}`, { fullPage: true });
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingBeyond(page);
      await shot(page, `alert-dashboard-open-${language}-${width}`, { fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    // The focus stays where somebody was, also when the button that had it is gone.
    const again = say('alert-dashboard:sendAgainTo', { recipient: REFUSED_HOST });
    await told.getByRole('button', { name: again }).press('Enter');
    await expect(told.locator('li:focus-within')).toContainText(REFUSED_HOST);
    const main = page.getByRole('main');
    const acknowledge = main.getByRole('button', { name: say('alert-dashboard:acknowledge'), exact: true });
    // Where only those are listed that nobody has acknowledged, all of it goes with the button.
    if (language !== 'en') await page.goto(`${link}&acknowledged=no`);
    await acknowledge.press('Enter');
    await expect(acknowledge).toHaveCount(0);
    const around = say(`alert-dashboard:${language === 'en' ? 'edit' : 'noMatchTitle'}`);
    await expect(main.locator('div:focus')).toContainText(around);
    await page.goto(link);
    await main.getByRole('button', { name: say('alert-dashboard:snooze'), exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: say('alerts:snoozes.hour') }).press('Enter');
    const wake = main.getByRole('button', { name: say('alert-dashboard:wake') });
    await expect(wake).toBeVisible();
    await expect(main.locator('[data-state]:focus-within')).toContainText(alert.alertName);
    await expectNoViolations(page);
    await shot(page, `alert-dashboard-snoozed-${language}`);
    await wake.press('Enter');
    await expect(main.getByRole('button', { name: say('alert-dashboard:snooze'), exact: true })).toBeVisible();
    await expect(main.locator('[data-state]:focus-within')).toContainText(alert.alertName);

    await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await expectNoViolations(page);
    await shot(page, `alert-dashboard-dark-${language}`, { fullPage: true });
    await page.getByRole('link', { name: say('alert-dashboard:ofThisAlert') }).click();
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await row.press('Enter');
    const topicId = run.figures[0]?.topicId ?? '';
    await page.getByRole('link', { name: say('alert-dashboard:seePosts') }).click();
    await expect(page).toHaveURL(new RegExp(`/topics/${topicId}/raw-data\\?.*from=`));
  });
}
