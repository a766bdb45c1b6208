/** Pages for whoever has not signed in. What a link in a mail leads to is answered as the server would: its token is used up by one look. */
import type { Page } from '@playwright/test';
import { type PageRow, title } from './page-row.ts';

const LINK = '**/api/gateway/auth/link';
const HOLDER = { email: 'ada@harbour.example' };

/** The page is opened again once it is known what its link is worth. */
function withLink(path: string, answer: { status?: number; json: object }): NonNullable<PageRow['open']> {
  return async (page: Page) => {
    await page.unroute(LINK);
    await page.route(LINK, (route) => route.fulfill(answer));
    await page.goto('about:blank');
    await page.goto(`${path}#token`);
  };
}

const OVER = { status: 409, json: { detail: 'TOKEN_EXPIRED' } };
const GOOD = { json: HOLDER };

export const PAGES_BEFORE_SIGN_IN: readonly PageRow[] = [
  {
    name: 'login',
    route: '/login',
    as: 'nobody',
    path: '/login',
    shows: (page, say) => page.getByRole('button', { name: say('session:signIn'), exact: true }),
  },
  {
    name: 'login-wrong',
    route: '/login',
    as: 'nobody',
    path: '/login',
    open: async (page, say) => {
      await page.getByRole('button', { name: say('session:signIn'), exact: true }).click();
    },
    shows: (page, say) => page.getByText(say('session:passwordRequired')),
  },
  {
    name: 'login-session-over',
    route: '/login',
    as: 'nobody',
    path: '/login?reason=session-over',
    shows: (page, say) => page.getByText(say('session:noticeTitles.session-over')),
  },
  { name: 'register', route: '/register', as: 'nobody', path: '/register', shows: title('session:register.title') },
  {
    name: 'register-wrong',
    route: '/register',
    as: 'nobody',
    path: '/register',
    open: async (page, say) => {
      await page.getByRole('button', { name: say('session:register.button') }).click();
    },
    shows: (page, say) => page.getByText(say('session:wrong.nameRequired')),
  },
  {
    name: 'forgot-password',
    route: '/forgotpassword',
    as: 'nobody',
    path: '/forgotpassword',
    shows: (page, say) => page.getByText(say('session:forgot.intro')),
  },
  {
    name: 'confirm',
    route: '/users/confirm',
    as: 'nobody',
    path: '/users/confirm',
    open: withLink('/users/confirm', GOOD),
    shows: (page, say) => page.getByText(say('session:confirm.intro')),
  },
  {
    name: 'confirm-over',
    route: '/users/confirm',
    as: 'nobody',
    path: '/users/confirm',
    open: withLink('/users/confirm', OVER),
    shows: (page, say) => page.getByText(say('session:confirm.overText')),
  },
  {
    name: 'reset',
    route: '/users/reset',
    as: 'nobody',
    path: '/users/reset',
    open: withLink('/users/reset', GOOD),
    shows: (page, say) => page.getByRole('textbox', { name: say('session:newPassword'), exact: true }),
  },
  {
    name: 'reset-over',
    route: '/users/reset',
    as: 'nobody',
    path: '/users/reset',
    open: withLink('/users/reset', OVER),
    shows: (page, say) => page.getByText(say('session:reset.overText')),
  },
];
