/** Every choice of an alert's form reaches the server as what it says; and of the last ones the alert that is saved. */
import { expect, type Page } from '@playwright/test';
import {
  ALERT_CYCLES,
  CONDITION_TYPES,
  CONVERSATION_TYPES,
  CYCLE_PERIODS,
  DURATION_UNITS,
  EQUATIONS,
  SENSITIVITIES,
} from '../../src/contract/alert-conditions.ts';
import * as form from './support/alert-form.ts';
import { answerPreviews } from './support/alert-preview.ts';
import { test } from './support/journey.ts';
import { words } from './support/words.ts';

const say = words('en');
const TOPIC = '三帆斷網 Sampan outage';

test('each choice of an alert is asked as it is said', async ({ page }) => {
  test.setTimeout(180_000);
  const asked = await answerPreviews(page);
  // One that was asked before is answered by the page itself.
  const expectAsked: ExpectAsked = (rule) => expect.poll(() => asked).toContainEqual(expect.objectContaining(rule));
  await form.toEmptyList(page, say, 'en');
  await page.goto('/alerts/create');
  await form.field(page, say, 'name').fill('All of it');
  await form.addTopic(page, say, TOPIC);
  await form.addEmail(page, say, 'mei@example.org');
  for (const type of CONVERSATION_TYPES.toReversed()) {
    await press(page, say('alerts:form.conversationType'), say(`alerts:form.conversationTypes.${type}`));
    await expectAsked({ conversationType: type });
  }
  for (const alertType of ['conversation', 'sentiment'] as const) await eachCondition(page, alertType, expectAsked);
  for (const sensitivity of SENSITIVITIES) {
    await page.getByText(say(`alerts:form.sensitivityNames.${sensitivity}`), { exact: true }).click();
    await expectAsked({ sensitivity });
  }
  for (const cycle of ALERT_CYCLES.toReversed()) {
    await form.choose(page, say('alerts:form.cycle'), say(`alerts:form.cycles.${cycle}`));
    await expectAsked({ alertCycle: cycle });
    if (cycle !== 'custom') continue;
    await form.field(page, say, 'duration').fill('2');
    for (const unit of DURATION_UNITS.toReversed()) {
      await form.choose(page, say('alerts:form.durationUnit'), say(`alerts:form.durationUnits.${unit}`));
      await expectAsked({ alertDuration: '2', alertDurationUnit: unit });
    }
  }
  await form.typeOf(page, say, 'periodic').check();
  for (const period of CYCLE_PERIODS) {
    await form.choose(page, say('alerts:form.period'), say(`alerts:form.periods.${period}`));
    await expectAsked({ alertType: 'periodic', alertCyclePeriod: period });
  }
  await press(page, say('alerts:form.conversationType'), say('alerts:form.conversationTypes.comments'));
  await form.createButton(page, say).click();
  await page.getByRole('link', { name: 'All of it', exact: true }).click();
  await expect(page.getByRole('combobox', { name: say('alerts:form.period') })).toHaveValue(say('alerts:form.periods.monthly'));
  await expect(page.getByRole('radio', { name: say('alerts:form.conversationTypes.comments') })).toBeChecked();
  await page.goto('/alerts');
  await form.removeAll(page, say);
});

type ExpectAsked = (rule: Record<string, unknown>) => Promise<void>;

async function eachCondition(page: Page, alertType: 'conversation' | 'sentiment', expectAsked: ExpectAsked): Promise<void> {
  await form.typeOf(page, say, alertType).check();
  const prefix = alertType === 'conversation' ? 'con' : 'sen';
  for (const type of CONDITION_TYPES) {
    const key = type === 'smart' ? type : (`${alertType}${type}` as const);
    await form.choose(page, say('alerts:form.measure'), say(`alerts:form.conditionTypes.${key}`));
    for (const equation of EQUATIONS.toReversed()) {
      const said = say(type === 'smart' ? `alerts:form.smartEquations.${equation}` : `alerts:form.equations.${equation}`);
      await form.choose(page, say('alerts:form.equation'), said);
      await expectAsked({ alertType, [`${prefix}ConditionType`]: type, [`${prefix}ConditionEquation`]: equation });
    }
  }
}

async function press(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();
}
