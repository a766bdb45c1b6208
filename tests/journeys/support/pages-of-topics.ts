/** Topics: the list, the form step by step, their analysis. */
import type { Page } from '@playwright/test';
import { heading, type PageRow, press } from './page-row.ts';
import { addKeywords, keywordGroup, STEPS, stepTitle } from './topic-steps.ts';
import type { Say } from './words.ts';

const as = 'member';
const of = (tab: string) => (places: { topics: readonly string[] }) => `/topics/${places.topics[0]}/${tab}`;

const STEP_ROWS = STEPS.map(
  (step): PageRow => ({
    name: `topic-new-${step}`,
    route: '/topics/new',
    as,
    path: `/topics/new?step=${step}`,
    shows: (page, say) => stepTitle(page, say, step),
  }),
);

function openActions(page: Page, say: Say): Promise<void> {
  return page.getByRole('button', { name: say('topics:actions', { name: '三帆斷網 Sampan outage' }) }).click();
}

const NARROWED = 'mediaTypes=news,forum&sentiments=negative&period=last7Days';

export const PAGES_OF_TOPICS: readonly PageRow[] = [
  { name: 'topics', route: '/topics', as, path: '/topics', shows: (page) => page.locator('[data-topic], article, li').first() },
  {
    name: 'topic-menu',
    route: '/topics',
    as,
    path: '/topics',
    open: openActions,
    shows: (page, say) => page.getByRole('menuitem', { name: say('topics:delete'), exact: true }),
    opensAgain: true,
  },
  {
    name: 'topic-delete',
    route: '/topics',
    as,
    path: '/topics',
    open: async (page, say) => {
      await openActions(page, say);
      await page.getByRole('menuitem', { name: say('topics:delete'), exact: true }).click();
    },
    shows: (page, say) => page.getByRole('button', { name: say('topics:deleteConfirm') }),
    opensAgain: true,
  },
  ...STEP_ROWS,
  {
    name: 'topic-new-filled',
    route: '/topics/new',
    as,
    path: '/topics/new?step=keywords',
    open: (page, say) => addKeywords(keywordGroup(page, say), ['茗常', 'Ming Sheung']),
    shows: (page, say) => page.getByText(say('topics:preview.samples'), { exact: true }),
  },
  {
    name: 'topic-edit',
    route: '/topics/$id/edit',
    as,
    path: of('edit?step=name'),
    shows: (page, say) => stepTitle(page, say, 'name'),
  },
  {
    name: 'topic-edit-keywords',
    route: '/topics/$id/edit',
    as,
    path: (places) => `/topics/${places.topics[3]}/edit?step=keywords`,
    shows: (page, say) => stepTitle(page, say, 'keywords'),
  },
  { name: 'overview', route: '/topics/$id/overview', as, path: of('overview'), shows: heading('analysis:overviewMore.latest') },
  { name: 'what', route: '/topics/$id/what', as, path: of('what'), shows: heading('analysis:what.title') },
  { name: 'who', route: '/topics/$id/who', as, path: of('who'), shows: heading('analysis:who.title') },
  { name: 'when', route: '/topics/$id/when', as, path: of('when'), shows: heading('analysis:when.week') },
  { name: 'where', route: '/topics/$id/where', as, path: of('where'), shows: heading('analysis:where.overTime') },
  { name: 'how', route: '/topics/$id/how', as, path: of('how'), shows: heading('analysis:how.byMedia') },
  {
    name: 'raw-data',
    route: '/topics/$id/raw-data',
    as,
    path: of('raw-data'),
    shows: (page) => page.locator('[data-post]').first(),
  },
  {
    name: 'raw-data-pages',
    route: '/topics/$id/raw-data',
    as,
    path: of('raw-data?rows=25'),
    shows: (page) => page.locator('[data-post]').first(),
  },
  {
    name: 'overview-filtered',
    route: '/topics/$id/overview',
    as,
    path: of(`overview?${NARROWED}`),
    shows: heading('analysis:overviewMore.latest'),
  },
  {
    name: 'overview-nothing',
    route: '/topics/$id/overview',
    as,
    path: of('overview?text=nobodywritesthis'),
    shows: (page, say) => page.getByRole('list', { name: say('analysis:filter.set') }),
  },
  {
    name: 'filter-more',
    route: '/topics/$id/overview',
    as,
    path: of(`overview?${NARROWED}`),
    open: async (page, say) => {
      await page.getByRole('button', { name: new RegExp(`^${say('analysis:filter.more')}`) }).click();
    },
    shows: (page, say) => page.getByRole('dialog', { name: say('analysis:filter.more') }),
    opensAgain: true,
  },
  {
    name: 'filter-period',
    route: '/topics/$id/overview',
    as,
    path: of('overview'),
    open: async (page, say) => {
      await page
        .getByRole('button', { name: new RegExp(say('analysis:filter.period')) })
        .first()
        .click();
    },
    shows: (page, say) => page.getByRole('button', { name: say('app:shortcuts.last7Days'), exact: true }),
    opensAgain: true,
  },
  {
    name: 'posts-of-a-figure',
    route: '/topics/$id/overview',
    as,
    path: of('overview'),
    open: async (page, say) => {
      await page
        .getByRole('button', { name: new RegExp(`^${say('app:sentiments.negative')}[:：]`) })
        .first()
        .click();
    },
    shows: (page) => page.getByRole('dialog').locator('[data-post]').first(),
    opensAgain: true,
  },
  {
    name: 'chart-as-table',
    route: '/topics/$id/when',
    as,
    path: of('when'),
    open: async (page, say) => {
      await page
        .getByRole('button', { name: new RegExp(`^${say('app:chart.showTable')}[:：]`) })
        .first()
        .click();
    },
    shows: (page) => page.getByRole('main').getByRole('table').first(),
  },
  {
    name: 'views',
    route: '/topics/$id/overview',
    as,
    path: of(`overview?${NARROWED}`),
    open: press('views:views'),
    shows: (page, say) => page.getByText(say('views:none')),
    opensAgain: true,
  },
  {
    name: 'exports',
    route: '/topics/$id/raw-data',
    as,
    path: of('raw-data'),
    open: press('exports:export'),
    shows: (page) => page.getByRole('menuitem').first(),
    opensAgain: true,
  },
];
