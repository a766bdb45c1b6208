/** All other pages of an organisation that has content, and what opens over any page. */
import { heading, type PageRow, press, title } from './page-row.ts';

const as = 'member';
const compared = ({ topics }: { topics: readonly string[] }) => `/comparison?topics=${topics.slice(0, 3).join()}`;

/** The menu is behind a button where the window is narrow. */
function ofAccount(item: string): NonNullable<PageRow['open']> {
  return async (page, say) => {
    const menu = page.getByRole('button', { name: say('app:openMenu') });
    const account = page.getByRole('button', { name: new RegExp(`^${say('app:account')}[:：]`) });
    await menu.or(account).filter({ visible: true }).first().waitFor();
    if (await menu.isVisible()) await menu.click();
    await account.click();
    if (item) await page.getByRole('menuitem', { name: say(item) }).click();
  };
}

function accountDialog(name: string, key: string, dialogKey = key): PageRow {
  const values = { organisation: 'Demo' };
  return {
    name,
    route: '/featured',
    as,
    path: '/featured',
    open: ofAccount(key),
    shows: (page, say) => page.getByRole('dialog', { name: say(dialogKey, values) }),
    opensAgain: true,
  };
}

export const PAGES_BESIDE_TOPICS: readonly PageRow[] = [
  { name: 'home', route: '/', as, path: '/', shows: heading('first-use:next.title') },
  {
    name: 'featured',
    route: '/featured',
    as,
    path: '/featured',
    shows: (page) => page.getByRole('main').getByRole('article').nth(1),
  },
  { name: 'comparison-empty', route: '/comparison', as, path: '/comparison', shows: heading('comparison:emptyTitle') },
  { name: 'comparison', route: '/comparison', as, path: compared, shows: heading('comparison:apart') },
  { name: 'query', route: '/query', as, path: '/query', shows: heading('search:start.title') },
  {
    name: 'query-results',
    route: '/query',
    as,
    path: '/query?q=(Sampan OR 三帆) AND NOT 帆船',
    shows: (page) => page.locator('[data-post]').first(),
  },
  {
    name: 'query-nothing',
    route: '/query',
    as,
    path: '/query?q=nobodywritesthis',
    shows: heading('search:nothing.title'),
  },
  {
    name: 'query-web',
    route: '/query',
    as,
    path: '/query?tab=web',
    shows: (page, say) => page.getByText(say('search:web.startText')),
  },
  { name: 'alerts', route: '/alerts', as, path: '/alerts', shows: (page) => page.locator('[data-alert]').nth(2) },
  { name: 'alert-new', route: '/alerts/create', as, path: '/alerts/create', shows: title('alerts:form.createTitle') },
  {
    name: 'alert-new-wrong',
    route: '/alerts/create',
    as,
    path: '/alerts/create',
    open: async (page, say) => {
      await page
        .getByRole('main')
        .locator('form')
        .getByRole('button', { name: say('alerts:create') })
        .click();
    },
    shows: (page, say) => page.getByText(say('errors:alertNameRequired')),
  },
  {
    name: 'alert-edit',
    route: '/alerts/$id/edit',
    as,
    path: ({ alert }) => `/alerts/${alert}/edit`,
    shows: (page, say) => page.getByRole('button', { name: say('alerts:form.save') }),
  },
  {
    name: 'alert-dashboard',
    route: '/alert-dashboard',
    as,
    path: '/alert-dashboard',
    shows: (page) => page.getByRole('main').locator('li[data-state]').first(),
  },
  {
    name: 'alert-dashboard-open',
    route: '/alert-dashboard',
    as,
    path: '/alert-dashboard',
    open: async (page) => {
      await page.getByRole('main').locator('li[data-state] button').first().click();
    },
    shows: (page, say) => page.getByRole('region', { name: say('alert-dashboard:told') }),
  },
  { name: 'mails', route: '/outbox', as, path: '/outbox', shows: title('outbox:title') },
  {
    name: 'mail',
    route: '/outbox',
    as,
    path: '/outbox',
    open: async (page) => {
      await page.getByRole('main').locator('li button').first().click();
    },
    shows: (page) => page.getByRole('main').locator('iframe, pre').first(),
    except: 'iframe',
  },
  { name: 'names', route: '/names', as, path: '/names', shows: title('names:title') },
  {
    name: 'names-add',
    route: '/names',
    as,
    path: '/names',
    open: press('names:add'),
    shows: (page, say) => page.getByRole('dialog', { name: say('names:form.addTitle') }),
  },
  {
    name: 'names-list',
    route: '/names',
    as,
    path: '/names',
    open: press('names:addList'),
    shows: (page, say) => page.getByRole('dialog', { name: say('names:paste.title') }),
  },
  {
    name: 'sources-catalogue',
    route: '/sources',
    as,
    path: '/sources?view=catalogue',
    shows: (page) => page.locator('[data-entry]').first(),
  },
  {
    name: 'sources-add',
    route: '/sources',
    as,
    path: '/sources?view=catalogue',
    open: press('sources:add'),
    shows: (page, say) => page.getByRole('dialog', { name: say('sources:add') }),
  },
  {
    name: 'guide',
    route: '/guide',
    as,
    path: '/guide',
    shows: (page, say) => page.getByRole('navigation', { name: say('guide:contents') }),
  },
  {
    name: 'guide-page',
    route: '/guide/$page',
    as,
    path: '/guide/keyword-language',
    shows: (page, say) => page.getByRole('navigation', { name: say('guide:contents') }),
  },
  { name: 'guide-no-page', route: '/guide/$page', as, path: '/guide/nothing', shows: title('app:notFoundTitle') },
  {
    name: 'palette',
    route: '/featured',
    as,
    path: '/featured',
    open: press('app:jump'),
    shows: (page, say) => page.getByRole('dialog', { name: say('keyboard:palette.title') }),
    opensAgain: true,
  },
  { name: 'not-found', route: 'none', as, path: '/nowhere', shows: (page, say) => page.getByText(say('app:notFoundTitle')) },
  {
    name: 'topic-not-found',
    route: '/topics/$id',
    as,
    path: '/topics/2147483647/overview',
    shows: (page) => page.getByRole('main').getByRole('heading').first(),
  },
  {
    name: 'account-menu',
    route: '/featured',
    as,
    path: '/featured',
    open: ofAccount(''),
    shows: (page, say) => page.getByRole('menuitem', { name: say('app:signOut') }),
    opensAgain: true,
  },
  accountDialog('people', 'session:people.title', 'session:people.titleOf'),
  accountDialog('devices', 'session:devices.title'),
  accountDialog('tokens', 'session:tokens.title'),
  accountDialog('model-calls', 'session:sent.title'),
  accountDialog('shortcuts', 'app:shortcutList', 'keyboard:list.title'),
  accountDialog('change-password', 'session:change.title'),
  {
    name: 'menu',
    route: '/featured',
    as,
    path: '/featured',
    open: press('app:openMenu'),
    shows: (page, say) => page.getByRole('navigation', { name: say('app:mainMenu') }),
    width: 'narrow',
  },
  {
    name: 'menu-icons',
    route: '/featured',
    as,
    path: '/featured',
    open: press('app:collapseMenu'),
    shows: (page, say) => page.getByRole('button', { name: say('app:expandMenu') }),
    width: 'wide',
  },
];
