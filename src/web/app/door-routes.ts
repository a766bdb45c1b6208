/** The addresses at the door: the login, and what mails about accounts link to. */
import { createRoute } from '@tanstack/react-router';
import { LoginPage } from '../features/session/pages/login-page.tsx';
import { addressOf, oneOf, typedText } from '../lib/address-fields.ts';
import { LOGIN_REASONS } from '../lib/session.ts';
import { pageChunk } from './page-chunk.ts';
import { rootRoute } from './root-route.ts';

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: addressOf({ interaction: typedText, reason: oneOf(LOGIN_REASONS) }),
  // Not a chunk of its own: whoever is signed out while the network is gone reads here what has become of it.
  component: LoginPage,
});

const register = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  component: pageChunk(() => import('../features/session/pages/register-page.tsx'), 'RegisterPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgotpassword',
  component: pageChunk(() => import('../features/session/pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});

const confirm = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/confirm',
  component: pageChunk(() => import('../features/session/pages/confirm-page.tsx'), 'ConfirmPage'),
});

const reset = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/reset',
  component: pageChunk(() => import('../features/session/pages/reset-page.tsx'), 'ResetPage'),
});

export const doorRoutes = [login, register, forgotPassword, confirm, reset] as const;
