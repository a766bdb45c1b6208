/**
 * From the empty dashboard to a window that fired: why, who was told, acknowledged, the way to its posts. A window takes a quarter of an
 * hour of the server's clock, and its stores are its own while it runs: runs are answered as the server would, everything else by it.
 */
import { expect, type Page } from '@playwright/test';
import type { AlertRun, Delivery, FiredRun } from '../../src/contract/alert-runs.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, words } from './support/words.ts';

const MINUTE = 60_000;

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: what fired is seen, acknowledged and followed to its posts`, async ({ page }) => {
    await signIn(page, { language });
    await demoLoaded(page, say);
    const link = page.getByRole('main').getByRole('link', { name: 'Sampan outage' }).first();
    const topicId = /\/topics\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    await page
      .getByRole('navigation', { name: say('app:mainMenu') })
      .getByRole('link', { name: say('app:alertDashboard') })
      .click();
    await expect(page.getByRole('heading', { name: say('alert-dashboard:emptyTitle') })).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `alert-dashboard-empty-${language}`);

    await answerRuns(page, topicId);
    await page.reload();
    const row = page.getByRole('button', { name: /Sampan spike/ });
    await expect(row).toBeVisible();
    await expectNoViolations(page);
    await row.press('Enter');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    const told = page.getByRole('region', { name: say('alert-dashboard:told') });
    await expect(told).toContainText('mei@example.com');
    await expect(told).toContainText('550 no such mailbox');
    await expect(
      told.getByRole('button', { name: say('alert-dashboard:sendAgainTo', { recipient: 'tram@example.com' }) }),
    ).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `alert-dashboard-open-${language}`, { fullPage: true });
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The chart follows its box a moment later.
      const beyond = () => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      await expect.poll(beyond).toBe(0);
      await shot(page, `alert-dashboard-open-${language}-${width}`, { fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: say('alert-dashboard:acknowledge'), exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: say('alert-dashboard:acknowledge'), exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await expectNoViolations(page);
    await shot(page, `alert-dashboard-dark-${language}`, { fullPage: true });
    await page.getByRole('link', { name: say('alert-dashboard:seePosts') }).click();
    await expect(page).toHaveURL(new RegExp(`/topics/${topicId}/raw-data\\?.*from=`));
  });
}

async function answerRuns(page: Page, topicId: string): Promise<void> {
  const end = Math.floor(Date.now() / (15 * MINUTE)) * 15 * MINUTE;
  let acknowledgedAt: string | null = null;
  const run = (ago: number, mentions: number): AlertRun => ({
    alertId: '1',
    windowStart: new Date(end - (ago + 1) * 15 * MINUTE).toISOString(),
    windowEnd: new Date(end - ago * 15 * MINUTE).toISOString(),
    evaluatedAt: new Date(end - ago * 15 * MINUTE + 2 * MINUTE).toISOString(),
    isLate: false,
    state: mentions > 30 ? 'firing' : 'normal',
    told: mentions > 30,
    heldBack: null,
    figures: [
      {
        topicId,
        topicName: 'Sampan outage',
        mentions,
        score: null,
        met: mentions > 30,
        baseline: 10,
        level: 30,
        change: mentions - 10,
        percent: 10 * (mentions - 10),
        lacks: null,
      },
    ],
    acknowledgedAt: ago === 0 ? acknowledgedAt : null,
    acknowledgedBy: ago === 0 && acknowledgedAt ? 'Demo' : null,
  });
  const fired = (): FiredRun => ({ ...run(0, 44), alertName: 'Sampan spike', alertType: 'conversation' });
  const sent: Delivery = {
    id: '9b2f1a52-3c51-4a55-9d0a-0b3f6f0c1c11',
    channel: 'mail',
    recipient: 'mei@example.com',
    state: 'sent',
    tries: 1,
    sendAt: new Date(end).toISOString(),
    sentAt: new Date(end + 3 * MINUTE).toISOString(),
    failure: null,
  };
  const dead: Delivery = {
    ...sent,
    id: '9b2f1a52-3c51-4a55-9d0a-0b3f6f0c1c12',
    recipient: 'tram@example.com',
    state: 'dead',
    tries: 9,
    sentAt: null,
    failure: '550 no such mailbox',
  };
  await page.route('**/api/gateway/alerts/runs*', (route) => route.fulfill({ json: { data: { count: 1, runs: [fired()] } } }));
  await page.route('**/api/gateway/alerts/1/runs/**', (route) => {
    if (route.request().method() === 'POST') {
      acknowledgedAt = new Date(end + 5 * MINUTE).toISOString();
      return route.fulfill({ json: { data: run(0, 44) } });
    }
    const before = [8, 12, 9, 11, 10].map((mentions, place) => run(5 - place, mentions));
    return route.fulfill({ json: { data: { run: run(0, 44), before, deliveries: [sent, dead] } } });
  });
}
