/** An alert on a topic that is over: the form says so, the list and the dashboard say that it rests, and a later end wakes it. */
import { expect } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import * as form from './support/alert-form.ts';
import { answerPreviews } from './support/alert-preview.ts';
import { calls } from './support/fired-alerts.ts';
import { test } from './support/journey.ts';
import { newTopic } from './support/new-topic.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { goToStep } from './support/topic-steps.ts';
import { LANGUAGES, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(180_000));

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: an alert whose topic is over rests, and wakes with a later end`, async ({ page, request }) => {
    const topic = `Quoll fair ${language} ${Date.now()}`;
    const id = await newTopic(request, topic, 'quollfair', -1);
    await answerPreviews(page);
    await signIn(page, { language });
    await page.goto('/alerts/create');
    const name = `Fair ${topic}`;
    await form.field(page, say, 'name').fill(name);
    await form.addTopic(page, say, topic);
    await expect(page.getByText(say('alerts:form.topicOver', { name: topic }))).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `alert-over-form-${language}`, { fullPage: true });
    await form.addEmail(page, say, 'mei@example.org');
    await form.createButton(page, say).click();

    const row = form.rowOf(page, name);
    await expect(row).toContainText(say('alerts:states.over'));
    await expect(row).toContainText(say('alerts:meanings.over_one'));
    await expectNoViolations(page);
    await shot(page, `alert-over-list-${language}`);
    await page.goto('/alert-dashboard');
    await page.getByRole('link', { name: say('alert-dashboard:restingNow_one', { number: 1 }) }).click();
    await expect(page).toHaveURL(/state=over/);

    await row.getByRole('link', { name: say('alerts:editTopic', { name: topic }) }).click();
    await expect(page).toHaveURL(new RegExp(`/topics/${id}/edit`));
    await goToStep(page, say, 'period');
    await page.getByText(say('topics:form.periodWhole'), { exact: true }).click();
    await goToStep(page, say, 'review');
    await page.getByRole('button', { name: say('topics:form.save') }).click();
    await expect(page).toHaveURL(new RegExp(`/topics/${id}/`));
    await page.goto('/alerts');
    await expect(row).toContainText(say('alerts:states.normal'));
    await form.act(page, say, name, say('alerts:delete'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('alerts:deleteConfirm') })
      .click();
    await expect(row).toHaveCount(0);
    // Other journeys take what topics there are for those of the demo.
    await (await calls(request)).post('/call', { name: 'delete_topic', arguments: [id] });
  });
}
