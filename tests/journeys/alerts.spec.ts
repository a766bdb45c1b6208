/**
 * From no alert to several: written in the form with what it would have told beside it, found, switched, snoozed, changed and deleted.
 * What a preview says depends on posts of weeks, so it is answered as the server would; all else is the server's.
 */
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import * as form from './support/alert-form.ts';
import { answerPreviews } from './support/alert-preview.ts';
import { demoLoaded } from './support/demo.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

test.beforeEach(() => test.setTimeout(300_000));

const TOPIC = '三帆斷網 Sampan outage';
const OTHER_TOPIC = '茗常茶記 Ming Sheung Tea';

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: an alert is written, corrected, previewed and created`, async ({ page }) => {
    await answerPreviews(page);
    await form.toEmptyList(page, say, language);
    await expectNoViolations(page);
    await shot(page, `alerts-empty-${language}`);
    await page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByRole('link', { name: say('alerts:create') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('alerts:form.createTitle') })).toBeVisible();
    await expect(form.preview(page, say)).toContainText(say('alerts:preview.notYet'));
    await expectNoViolations(page);

    await form.createButton(page, say).click();
    await expect(form.field(page, say, 'name')).toBeFocused();
    for (const wrong of ['alertNameRequired', 'topicRequired', 'emailRequired']) {
      await expect(page.getByText(say(`errors:${wrong}`))).toBeVisible();
    }
    await expect(page.getByRole('alert').getByText(say('alerts:form.problems_other', { count: 3 }))).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `alerts-form-wrong-${language}`, { fullPage: true });

    const name = `Outage ${language}`;
    await form.field(page, say, 'name').fill(name);
    await expect(page.getByText(say('errors:alertNameRequired'))).toHaveCount(0);
    await form.addTopic(page, say, TOPIC);
    await expect(form.preview(page, say)).toContainText(say('alerts:preview.told_other', { number: 3, days: 30 }));
    await expect(form.preview(page, say)).toContainText(say('alerts:preview.reasons.cool-down', { number: 1 }));

    await form.addEmail(page, say, 'mei@');
    await expect(page.getByText(say('errors:emailUnreadable'))).toBeVisible();
    await form.emailTag(page, say, 'mei@').click();
    await form.addEmail(page, say, 'Mei@Example.org');
    await form.addEmail(page, say, 'mei@example.org');
    await form.addEmail(page, say, 'Tram Lee <tram@example.org>; ho@example.org');
    for (const email of ['mei', 'tram', 'ho']) await expect(form.emailTag(page, say, `${email}@example.org`)).toHaveCount(1);

    await page.getByRole('button', { name: say('alerts:form.selectNone') }).click();
    await expect(page.getByText(say('errors:channelRequired'))).toBeVisible();
    await expect(form.preview(page, say)).toContainText(say('alerts:preview.wrong'));
    await page.getByRole('button', { name: say('alerts:form.selectAll') }).click();
    await form.field(page, say, 'value').fill('0');
    await expect(
      page.getByText(
        say('alerts:form.outOfRangeWhole', { most: say('alerts:form.amounts.mentions', { number: '999,999,999' }) }),
      ),
    ).toBeVisible();
    await form.createButton(page, say).click();
    await expect(form.field(page, say, 'value')).toBeFocused();
    await form.field(page, say, 'value').fill('30');
    await expect(form.preview(page, say)).not.toContainText(say('alerts:preview.wrong'));
    await expectNoViolations(page);
    await shot(page, `alerts-form-${language}`, { fullPage: true });

    await page.getByRole('button', { name: say('app:switchToDark') }).click();
    await expectNoViolations(page);
    await shot(page, `alerts-form-dark-${language}`, { fullPage: true });
    await page.getByRole('button', { name: say('app:switchToLight') }).click();
    await expectNoOverflow(page, `alerts-form-${language}`);

    await form.createButton(page, say).click();
    await expect(page.getByText(say('alerts:form.created', { name }))).toBeVisible();
    await expect(form.rowOf(page, name)).toContainText(TOPIC);
    await expect(form.rowOf(page, name)).toContainText(say('alerts:recipients_other', { number: 3 }));
    await expect(form.rowOf(page, name)).toContainText(say('alerts:asked_other', { number: 3 }));

    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('alerts:form.editTitle', { name }) })).toBeVisible();
    await expect(form.field(page, say, 'value')).toHaveValue('30');
    await expect(page.getByRole('button', { name: say('alerts:form.save') })).toBeDisabled();
    await form.field(page, say, 'name').fill(`${name} 2`);
    await form.emailTag(page, say, 'ho@example.org').click();
    await page.getByRole('button', { name: say('alerts:form.save') }).click();
    await expect(form.rowOf(page, `${name} 2`)).toContainText(say('alerts:recipients_other', { number: 2 }));
    await form.removeAll(page, say);
    // The row has taken the button that had the focus with it.
    await expect(page.locator('#content:focus, #content :focus')).toHaveCount(1);
  });

  test(`${language}: each type of alert, each way to compare, and other destinations`, async ({ page }) => {
    const asked = await answerPreviews(page);
    await form.toEmptyList(page, say, language);
    await page.goto('/alerts/create');
    await form.field(page, say, 'name').fill('Mood');
    await form.addTopic(page, say, TOPIC);
    await form.addTopic(page, say, OTHER_TOPIC);
    await form.typeOf(page, say, 'sentiment').check();
    await expect.poll(() => asked.at(-1)).toMatchObject({ alertType: 'sentiment' });
    await form.field(page, say, 'value').fill('101');
    await expect(
      page.getByText(say('alerts:form.outOfRange', { most: say('alerts:form.amounts.points', { number: 100 }) })),
    ).toBeVisible();
    await form.choose(page, say('alerts:form.measure'), say('alerts:form.conditionTypes.sentimentpercentage'));
    await expect(
      page.getByText(say('alerts:form.outOfRange', { most: say('alerts:form.amounts.points', { number: 100 }) })),
    ).toHaveCount(0);
    await form.choose(page, say('alerts:form.measure'), say('alerts:form.conditionTypes.smart'));
    await form.choose(page, say('alerts:form.equation'), say('alerts:form.smartEquations.decrease'));
    await page.getByText(say('alerts:form.sensitivityNames.low'), { exact: true }).click();
    await form.choose(page, say('alerts:form.cycle'), say('alerts:form.cycles.custom'));
    await form.field(page, say, 'duration').fill('1.5');
    await expect(
      page.getByText(say('alerts:form.outOfRangeWhole', { most: say('alerts:spans.hours_other', { number: '9,999' }) })),
    ).toBeVisible();
    await form.field(page, say, 'duration').fill('6');
    await expect.poll(() => asked.at(-1)).toMatchObject({ senConditionType: 'smart', sensitivity: 'low', alertDuration: '6' });
    await page.getByRole('button', { name: say('alerts:form.addMine') }).click();
    await page.getByRole('switch', { name: say('alerts:form.quiet') }).check();
    const kind = say('alerts:form.kinds.webhook');
    await page.getByRole('button', { name: say('alerts:form.addDestination', { kind }) }).click();
    const address = page.getByRole('textbox', { name: say('alerts:form.addressOf', { kind }) });
    await expect(address).toBeFocused();
    await address.fill('http://hooks.example.org/x');
    await form.createButton(page, say).click();
    await expect(page.getByText(say('alerts:form.addressErrors.addressUnreadable'))).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill('https://hooks.example.org/x');
    await expectNoViolations(page);
    await shot(page, `alerts-form-smart-${language}`, { fullPage: true });
    await form.createButton(page, say).click();
    // Of a webhook there is a secret to copy.
    await expect(page.getByRole('heading', { level: 1, name: say('alerts:form.editTitle', { name: 'Mood' }) })).toBeVisible();
    await expect(page.getByText(say('alerts:form.secret'))).toBeVisible();
    await expect(page.getByText(`${kind}: hooks.example.org`)).toBeVisible();
    await page.getByRole('button', { name: say('alerts:sendTest') }).click();
    await expect(page.getByText(say('alerts:testSent', { email: 'demo@earshot.local' }))).toBeVisible();
    await expectNoViolations(page);
    await shot(page, `alerts-edit-${language}`, { fullPage: true });

    await page.goto('/alerts/create');
    await form.field(page, say, 'name').fill('Morning');
    await form.addTopic(page, say, TOPIC);
    await form.typeOf(page, say, 'periodic').check();
    await form.choose(page, say('alerts:form.period'), say('alerts:form.periods.hourly'));
    await form.choose(page, say('alerts:form.minute'), '30');
    await form.choose(page, say('alerts:form.period'), say('alerts:form.periods.weekly'));
    const minutes = say('alerts:form.minutesOf', { label: say('alerts:form.time') });
    await expect(page.getByRole('spinbutton', { name: minutes })).toHaveValue('30');
    // Emptied, it is a whole time again once a minute is chosen.
    const hours = page.getByRole('spinbutton', { name: say('alerts:form.hoursOf', { label: say('alerts:form.time') }) });
    await hours.press('Backspace');
    await expect(hours).toHaveValue('');
    await form.choose(page, say('alerts:form.period'), say('alerts:form.periods.hourly'));
    await form.choose(page, say('alerts:form.minute'), '30');
    await form.choose(page, say('alerts:form.period'), say('alerts:form.periods.weekly'));
    await expect(hours).toHaveValue('00');
    await expect(form.preview(page, say)).toContainText(say('alerts:preview.sent_other', { number: 30, days: 30 }));
    await form.addEmail(page, say, 'mei@example.org');
    await expectNoViolations(page);
    await shot(page, `alerts-form-periodic-${language}`, { fullPage: true });
    await form.createButton(page, say).click();
    await expect(form.rowOf(page, 'Morning')).toBeVisible();
    await lookAround(page, say, language);
  });
}

/** With the two alerts of the test above: found, switched, put to sleep, deleted. */
async function lookAround(page: Page, say: Say, language: string): Promise<void> {
  await expectNoViolations(page);
  await shot(page, `alerts-list-${language}`);
  await page.getByRole('button', { name: say('app:switchToDark') }).click();
  await shot(page, `alerts-list-dark-${language}`);
  await page.getByRole('button', { name: say('app:switchToLight') }).click();

  await page.getByRole('searchbox', { name: say('alerts:search') }).fill('moo');
  await expect(page).toHaveURL(/name=moo/);
  await expect(form.rowOf(page, 'Morning')).toHaveCount(0);
  const toggle = form.rowOf(page, 'Mood').getByRole('switch', { name: say('alerts:switchOf', { name: 'Mood' }) });
  await toggle.press('Space');
  await expect(page.getByText(say('alerts:nowDisabled'))).toBeVisible();
  await expect(form.rowOf(page, 'Mood')).toContainText(say('alerts:states.off'));
  await page.getByRole('searchbox', { name: say('alerts:search') }).fill('');
  await form.choose(page, say('alerts:stateFilter'), say('alerts:states.off'));
  await expect(page).toHaveURL(/state=off/);
  await page.reload();
  await expect(form.rowOf(page, 'Morning')).toHaveCount(0);
  await form.choose(page, say('alerts:stateFilter'), say('alerts:states.firing'));
  await page.getByRole('button', { name: say('alerts:showAll') }).press('Enter');
  await toggle.press('Space');
  await expect(page.getByText(say('alerts:nowEnabled'))).toBeVisible();
  await form.act(page, say, 'Mood', say('alerts:snoozes.week'));
  await expect(form.rowOf(page, 'Mood')).toContainText(say('alerts:states.snoozed'));
  await form.act(page, say, 'Mood', say('alerts:endSnooze'));
  await expect(page.getByText(say('alerts:snoozeEnded', { name: 'Mood' }))).toBeVisible();
  await expectNoOverflow(page, `alerts-list-${language}`);
  await form.act(page, say, 'Mood', say('alerts:dashboard'));
  await expect(page).toHaveURL(/\/alert-dashboard\?alert=/);
  await page.goBack();
  await form.act(page, say, 'Mood', say('alerts:delete'));
  const question = page.getByRole('dialog', { name: say('alerts:deleteTitle', { name: 'Mood' }) });
  await question.getByRole('button', { name: say('app:cancel') }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(form.rowOf(page, 'Mood')).toBeVisible();
  await form.removeAll(page, say);
  await expect(page.locator('#content')).toBeFocused();
}

test('a draft is kept, and thrown away or reset when asked to', async ({ page, context }) => {
  const say = words('en');
  await answerPreviews(page);
  await signIn(page);
  await demoLoaded(page, say);
  await page.goto('/alerts/create');
  await form.field(page, say, 'name').fill('Kept');
  await form.addTopic(page, say, TOPIC);
  await form.field(page, say, 'value').fill('77');
  await form.choose(page, say('alerts:form.equation'), say('alerts:form.equations.decrease'));
  await page.goto('/alerts');

  const other = await context.newPage();
  await answerPreviews(other);
  await other.goto('/alerts/create');
  await expect(form.field(other, say, 'name')).toHaveValue('Kept');
  await expect(form.field(other, say, 'value')).toHaveValue('77');
  await other.getByRole('button', { name: say('alerts:form.reset') }).click();
  const question = other.getByRole('dialog', { name: say('alerts:form.resetTitle') });
  await expectNoViolations(other);
  await question.getByRole('button', { name: say('alerts:form.reset') }).click();
  await expect(form.field(other, say, 'value')).toHaveValue('50');
  await expect(form.field(other, say, 'name')).toHaveValue('Kept');
  await other.getByRole('button', { name: say('alerts:form.startOver') }).click();
  await other
    .getByRole('dialog', { name: say('alerts:form.startOverTitle') })
    .getByRole('button', { name: say('alerts:form.startOver') })
    .click();
  await expect(form.field(other, say, 'name')).toHaveValue('');
  await expect(form.field(other, say, 'name')).toBeFocused();
});

test('a new alert takes the topic of its address once, and its messages follow the language of the page', async ({ page }) => {
  const [say, sayInChinese] = [words('en'), words('zh-Hant')];
  await answerPreviews(page);
  await signIn(page);
  await demoLoaded(page, say);
  await page.goto('/topics');
  const href = await page.getByRole('link', { name: TOPIC }).first().getAttribute('href');
  const address = `/alerts/create?topic=${href?.match(/\d+/)?.[0] ?? ''}`;
  await page.goto(address);
  const chosen = page.getByRole('button', { name: say('alerts:form.removeTopic', { name: TOPIC }) });
  await expect(chosen).toBeVisible();
  expect(page.url().endsWith(address)).toBe(true);
  await chosen.click();
  await expect(page).toHaveURL(/\/alerts\/create$/);
  await page.reload();
  await expect(form.field(page, say, 'name')).toBeVisible();
  await expect(chosen).toHaveCount(0);

  const language = (of: Say) => page.getByRole('combobox', { name: of('alerts:form.language') });
  await expect(language(say)).toHaveValue(say('app:english'));
  await page.getByRole('button', { name: say('app:chinese') }).click();
  await expect(language(sayInChinese)).toHaveValue(say('app:chinese'));
  await form.choose(page, sayInChinese('alerts:form.language'), say('app:english'));
  await page.reload();
  await expect(language(sayInChinese)).toHaveValue(say('app:english'));
});

/** At widths of other screens nothing stands beyond the edge; ends at the width it began with. */
async function expectNoOverflow(page: Page, name: string): Promise<void> {
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingBeyond(page);
    await expectNoViolations(page);
    await shot(page, `${name}-${width}`, { fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
