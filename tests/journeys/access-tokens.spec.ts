/** A token for a program: made, told once, used, and revoked; as a person sees it, and as the program does. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { test } from './support/journey.ts';
import { expectNothingBeyond } from './support/nothing-beyond.ts';
import { shot } from './support/shot.ts';
import { signIn } from './support/sign-in.ts';
import { LANGUAGES, type Say, words } from './support/words.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Wide and narrow, in both modes. */
async function look(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const mode of ['dark', 'light']) {
      await page.evaluate(`Object.assign(document.documentElement.dataset, { mode: '${mode}', mantineColorScheme: '${mode}' })`);
      await expectNoViolations(page);
      await shot(page, `access-tokens-${name}-${size.width}-${mode}`);
    }
    await expectNothingBeyond(page);
  }
}

async function openTokens(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('button', { name: say('app:account') }).click();
  await page.getByRole('menuitem', { name: say('session:tokens.title') }).click();
  return page.getByRole('dialog', { name: say('session:tokens.title') });
}

/** As a program asks, with nothing else than the token. */
async function statusOf(page: Page, token: string, call?: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: call, arguments: [] };
  const answer = call
    ? await page.request.post('/api/gateway/call', { headers, data })
    : await page.request.get('/api/gateway/topics', { headers });
  return answer.status();
}

for (const language of LANGUAGES) {
  const say = words(language);

  test(`${language}: a token is made and told once, a program calls by it, and is refused when it is revoked`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, { language, path: '/featured' });
    const name = language === 'en' ? 'Nightly report' : '每晚報告';
    const list = await openTokens(page, say);
    await expect(list.getByText(say('tokens:none'))).toBeVisible();
    await look(page, `none-${language}`);

    await list.getByRole('button', { name: say('tokens:create') }).click();
    const form = page.getByRole('dialog', { name: say('tokens:newTitle') });
    await form.getByRole('checkbox', { name: say('tokens:scopes.read') }).uncheck();
    await form.getByRole('button', { name: say('tokens:create') }).click();
    await expect(form.getByText(say('tokens:nameMissing'))).toBeVisible();
    await expect(form.getByText(say('tokens:scopeMissing'))).toBeVisible();
    await expect(form.getByLabel(say('tokens:name'))).toBeFocused();
    await look(page, `form-${language}`);
    await page.keyboard.type(name);
    await form.getByRole('checkbox', { name: say('tokens:scopes.read') }).check();
    await page.keyboard.press('Enter');

    const made = page.getByRole('dialog', { name: say('tokens:madeTitle') });
    await expect(made.getByText(say('tokens:once'))).toBeVisible();
    const token = await made.getByRole('textbox', { name }).inputValue();
    expect(token).toMatch(/^earshot_pat_\w{49}$/);
    // What is told once does not go by a slip.
    await page.keyboard.press('Escape');
    await expect(made.getByRole('button', { name: say('tokens:copy') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(made.getByRole('button', { name: say('tokens:copied') })).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(token);
    await look(page, `made-${language}`);

    expect(await statusOf(page, token)).toBe(200);
    expect(await statusOf(page, token, 'get_topic_ids')).toBe(200);
    expect(await statusOf(page, token, 'delete_topic')).toBe(403);
    await made.getByRole('button', { name: say('tokens:done') }).click();
    await expect(list.getByRole('button', { name: say('tokens:create') })).toBeFocused();
    const row = list.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(say('tokens:neverUsed'))).toHaveCount(0);
    await expect(row).toContainText(token.slice(0, 16));
    await expect(page.getByText(token)).toHaveCount(0);
    await look(page, `list-${language}`);

    await row.getByRole('button', { name: say('tokens:revokeOf', { name }) }).click();
    const question = page.getByRole('dialog', { name: say('tokens:askTitle', { name }) });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: say('tokens:revokeOf', { name }) }).click();
    await question.getByRole('button', { name: say('tokens:revoke') }).click();
    await expect(page.getByText(say('tokens:revoked', { name }))).toBeVisible();
    await expect(list.getByText(say('tokens:none'))).toBeVisible();
    expect(await statusOf(page, token)).toBe(401);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test.describe('where the server does not answer as it should', () => {
  test.use({ expectedErrors: [/access-tokens/] });

  test('the list says that it could not be loaded, and tries again; a token that was not made loses nothing that was typed', async ({
    page,
  }) => {
    const say = words('en');
    await signIn(page, { path: '/featured' });
    let broken = true;
    await page.route('**/api/gateway/access-tokens', (route) =>
      broken ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'broken' } } }) : route.continue(),
    );
    const list = await openTokens(page, say);
    await expect(list.getByText(say('errors:loadFailed'))).toBeVisible({ timeout: 30_000 });
    await look(page, 'failed');
    broken = false;
    await list.getByRole('button', { name: say('app:retry') }).click();
    await list.getByRole('button', { name: say('tokens:create') }).click();
    broken = true;
    const form = page.getByRole('dialog', { name: say('tokens:newTitle') });
    await form.getByLabel(say('tokens:name')).fill('Nightly report');
    await form.getByRole('button', { name: say('tokens:create') }).click();
    await expect(form.getByRole('alert')).toHaveText(say('tokens:notMade'));
    await expect(form.getByLabel(say('tokens:name'))).toHaveValue('Nightly report');
    await form.getByRole('button', { name: say('app:cancel') }).click();
    await expect(page.getByRole('dialog', { name: say('session:tokens.title') })).toBeVisible();
  });
});
