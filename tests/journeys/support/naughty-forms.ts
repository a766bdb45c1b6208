/** The worst dozen, typed into forms as a person does. Each answers what it made, and ends where that is shown. */
import { expect, type Page } from '@playwright/test';
import { NAUGHTY } from '../../support/naughty-strings.ts';
import { field } from './alert-form.ts';
import type { Content } from './naughty-content.ts';
import { addKeywords, atStep, goToStep, keywordGroup } from './topic-steps.ts';
import type { Say } from './words.ts';

const WORST = [
  'script',
  'event handler',
  'out of an attribute',
  'address that runs',
  'our own interpolation',
  'our own nesting',
  'quotes of SQL',
  'prototype',
  'override that is left open',
  'isolate closed twice',
  'combining marks',
  'no spaces',
].map((key) => NAUGHTY[key] ?? '');
const [FIRST = ''] = WORST;
const TURNING = NAUGHTY['override that is left open'] ?? '';

interface Typed {
  name: string;
  type: (page: Page, say: Say, content: Content) => Promise<void>;
}

export const FORMS: readonly Typed[] = [
  {
    name: 'topic',
    async type(page, say, content) {
      await page.goto('/topics/new');
      await atStep(page, say, 'name');
      await page.getByLabel(say('topics:form.name')).fill(`${TURNING} typed`);
      await goToStep(page, say, 'keywords');
      // A comma or a semicolon ends a keyword, and a lone quote is none.
      const keywords = WORST.filter((text) => !text.startsWith("'"));
      await addKeywords(keywordGroup(page, say), keywords);
      await addKeywords(keywordGroup(page, say, 'exclusion'), ['"><b data-pwned>x']);
      await goToStep(page, say, 'review');
      await page.getByRole('button', { name: say('topics:form.create'), exact: true }).click();
      await expect(page).toHaveURL(/\/topics\/\d+\/overview/);
      content.topicIds.push(/\/topics\/(\d+)\//.exec(page.url())?.[1] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${TURNING} typed`);
    },
  },
  {
    name: 'query of a topic',
    async type(page, say) {
      await page.goto('/topics/new?step=keywords');
      const modes = page.getByRole('radiogroup', { name: say('topics:form.mode') });
      await modes.getByText(say('topics:form.modes.advanced'), { exact: true }).click();
      const query = page.getByRole('textbox', { name: say('topics:form.inclusion'), exact: true });
      for (const text of WORST) {
        await query.fill(text);
        await expect(query).toHaveValue(text);
      }
    },
  },
  {
    name: 'alert',
    async type(page, say, { alertId }) {
      await page.goto(`/alerts/${alertId}/edit`);
      for (const text of WORST) await field(page, say, 'name').fill(text);
      await field(page, say, 'name').fill(`${FIRST} typed`);
      await field(page, say, 'emails').fill('"<script data-pwned>" <x@example.org>');
      await field(page, say, 'emails').press('Enter');
      await page
        .locator('main form')
        .getByRole('button', { name: say('alerts:form.save'), exact: true })
        .click();
      await expect(page.locator(`[data-alert="${FIRST.replaceAll('"', '\\"')} typed"]`)).toBeVisible();
    },
  },
  {
    name: 'view',
    async type(page, say, { topicId }) {
      await page.goto(`/topics/${topicId}/what?sentiments=Negative`);
      const save = page.getByRole('list', { name: say('analysis:filter.set') }).getByRole('button', { name: say('views:save') });
      await save.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say('views:name') }).fill(`${FIRST} typed`);
      await dialog.getByRole('button', { name: say('app:save'), exact: true }).click();
      await expect(page.getByText(say('views:saved', { name: `${FIRST} typed` }))).toBeVisible();
    },
  },
  {
    name: 'notes and tags',
    async type(page, say, { topicId }) {
      await page.goto(`/topics/${topicId}/raw-data?rows=100`);
      const card = page.locator('[data-post]').first();
      await card.getByRole('button', { name: say('analysis:notes.count_one', { number: 1 }) }).click();
      await card.getByRole('textbox').fill(WORST.join('\n'));
      await card.getByRole('button', { name: say('analysis:notes.save') }).click();
      await expect(card.getByRole('button', { name: say('analysis:notes.count_other', { number: 2 }) })).toBeVisible();
      await card.focus();
      await page.keyboard.press('t');
      const picker = page.getByRole('dialog', { name: say('analysis:tags.tag'), exact: true });
      for (const text of WORST.filter(({ length }) => length <= 42)) {
        await picker.getByRole('textbox').fill(`${text} typed`);
        await page.keyboard.press('Enter');
        await expect(picker.getByRole('checkbox').first()).toBeVisible();
      }
    },
  },
  {
    name: 'names',
    async type(page, say) {
      await page.goto('/names');
      await page.getByRole('button', { name: say('names:addList') }).click();
      const dialog = page.getByRole('dialog', { name: say('names:paste.title') });
      const lines = WORST.filter((text) => !/[,\t]/.test(text)).map((text) => `product, ${text} typed`);
      await dialog.getByRole('textbox', { name: say('names:paste.label') }).fill(lines.join('\n'));
      await dialog.getByRole('button', { name: say('names:paste.add_other', { number: lines.length }) }).click();
      await expect(dialog).toHaveCount(0);
      const text = page.getByRole('textbox', { name: say('names:try.label') });
      await text.fill(`${lines.join(' ')} ${WORST.join(' ')}`);
      await expect(page.getByRole('list', { name: say('names:try.found') })).toBeVisible();
    },
  },
  {
    name: 'searches, and filters in the address',
    async type(page, say, { topicId }) {
      for (const [path, label] of [
        ['/topics', say('topics:search')],
        ['/alerts', say('alerts:search')],
        ['/names', say('names:search')],
      ] as const) {
        await page.goto(path);
        for (const text of WORST) await page.getByRole('searchbox', { name: label }).fill(text);
      }
      for (const text of WORST) {
        await page.goto(
          `/topics/${topicId}/what?${new URLSearchParams({ hashtags: JSON.stringify([text]), channels: JSON.stringify([text]) }).toString()}`,
        );
        await expect(page.getByRole('list', { name: say('analysis:filter.set') })).toBeVisible();
      }
    },
  },
];
