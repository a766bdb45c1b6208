/** Two tabs of one person at the same topics: neither overwrites, hides or loses what the other has written. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { addKeywords, atStep, create, goToStep, keywordGroup } from './support/topic-steps.ts';
import { words } from './support/words.ts';

const say = words('en');

// A topic that is gone is a 404, one that was changed a 409, which the browser and the page both log.
test.use({ expectedErrors: [/404|409|not_found|conflict|get_topic|update_topic/] });

test('an edit of a topic that was changed elsewhere asks before it saves', async ({ page, context }) => {
  await signIn(page, { path: '/topics/new' });
  const edit = await newTopic(page, 'Contested');
  await page.goto(edit);
  await addKeywords(keywordGroup(page, say), ['quokkamilk']);
  await renameElsewhere(context, edit, 'Contested B');
  await page.getByRole('button', { name: say('topics:form.save') }).click();
  await expect(page.getByText(say('topics:form.changedElsewhere'))).toBeVisible();
  await expect(page.getByText('Last saved by Demo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contested B' })).toBeVisible();
  await expect(page.getByRole('button', { name: say('topics:form.save') })).toBeDisabled();
  await expectNoViolations(page);
  await shot(page, 'wizard-changed-elsewhere', { fullPage: true });

  await page.reload();
  await expect(page.getByText(say('topics:form.changedElsewhere'))).toBeVisible();
  await expect(keyword(page, 'quokkamilk')).toBeVisible();
  await page.getByRole('button', { name: say('topics:form.showNewer') }).click();
  await expect(keyword(page, 'quokkamilk')).toHaveCount(0);
  await expect(page.getByText(say('topics:form.changedElsewhere'))).toHaveCount(0);

  await addKeywords(keywordGroup(page, say), ['quokkamilk']);
  await renameElsewhere(context, edit, 'Contested C');
  await page.getByRole('button', { name: say('topics:form.save') }).click();
  await page.getByRole('button', { name: say('topics:form.keepMine') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contested B' })).toBeVisible();
  await expect(page).toHaveURL(/overview/);
});

test('an edit of a topic that was deleted elsewhere can become a new topic', async ({ page, context }) => {
  await signIn(page, { path: '/topics/new' });
  const edit = await newTopic(page, 'Doomed');
  await page.goto(edit);
  await addKeywords(keywordGroup(page, say), ['quokkamilk']);
  await deleteElsewhere(context, 'Doomed');
  await page.getByRole('button', { name: say('topics:form.save') }).click();
  await expect(page.getByText(say('errors:topicNotFound'))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: say('topics:form.createInstead') }).click();
  await atStep(page, say, 'review');
  await create(page, say, 'Doomed');
});

test('two tabs write two new topics', async ({ page, context }) => {
  await signIn(page, { path: '/topics/new' });
  await page.getByLabel(say('topics:form.name')).fill('First tab');
  const other = await context.newPage();
  await other.goto('/topics/new');
  await expect(other.getByLabel(say('topics:form.name'))).toHaveValue('');
  await other.getByLabel(say('topics:form.name')).fill('Second tab');
  await page.reload();
  await expect(page.getByLabel(say('topics:form.name'))).toHaveValue('First tab');
  await other.reload();
  await expect(other.getByLabel(say('topics:form.name'))).toHaveValue('Second tab');
  await other.close();
});

/** Answers the address of its form. */
async function newTopic(page: Page, name: string): Promise<string> {
  await page.getByLabel(say('topics:form.name')).fill(name);
  await goToStep(page, say, 'keywords');
  await addKeywords(keywordGroup(page, say), ['quokkatea']);
  await goToStep(page, say, 'review');
  await create(page, say, name);
  return new URL(page.url()).pathname.replace('overview', 'edit');
}

async function renameElsewhere(context: BrowserContext, edit: string, name: string): Promise<void> {
  const other = await context.newPage();
  await other.goto(`${edit}?step=name`);
  await other.getByLabel(say('topics:form.name')).fill(name);
  await other.getByRole('button', { name: say('topics:form.save') }).click();
  await expect(other).toHaveURL(/overview/);
  await other.close();
}

async function deleteElsewhere(context: BrowserContext, name: string): Promise<void> {
  const other = await context.newPage();
  await other.goto('/topics');
  const actions = other.getByRole('button', { name: say('topics:actions', { name }) });
  await actions.click();
  await other.getByRole('menuitem', { name: say('topics:delete'), exact: true }).click();
  // The list may answer before all else that a deletion makes outdated: what is told of it must not go with the topic's row.
  await other.route('**/user-info', async (route) => {
    await expect(actions).toHaveCount(0);
    await route.continue();
  });
  await other.getByRole('button', { name: say('topics:deleteConfirm') }).click();
  await expect(other.getByText(say('topics:deleted', { name }))).toBeVisible();
  await other.close();
}

function keyword(page: Page, text: string) {
  return page.getByRole('button', { name: say('topics:form.removeKeyword', { keyword: text }), exact: true });
}
