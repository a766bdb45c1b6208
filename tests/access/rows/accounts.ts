/** Who people are, what is kept of them, signing in; and what is for everybody, as the page itself. */
import { PASSWORD } from '../../support/gateway.ts';
import type { Rows } from '../row.ts';

const FORM = 'application/x-www-form-urlencoded';
const NOBODY = { email: '<text>@example.org', language: 'en' };
/** In the shape of one. */
const SPENT = '0e5b9a54-91b5-4e1c-8f57-1f3f4a1f3f4a.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const ACCOUNT_ROWS: Rows = {
  'GET /api/gateway/subscriptions': { access: 'user' },
  'GET /api/gateway/user-info': { access: 'user' },
  'GET /api/gateway/devices': { access: 'user', scope: 'none' },
  'DELETE /api/gateway/devices/:deviceId': { access: 'user', scope: 'none', path: { deviceId: '<new device>' }, colleague: 404 },
  'POST /api/gateway/devices/sign-out': { access: 'user', scope: 'none', body: {}, signsOut: true },
  'POST /api/gateway/devices/sign-out-others': { access: 'user', scope: 'none', body: {}, signsOut: true },
  // Each person's own, and made by nobody but a person.
  'GET /api/gateway/access-tokens': { access: 'user', scope: 'none' },
  'POST /api/gateway/access-tokens': {
    access: 'user',
    scope: 'none',
    body: { name: '<text>', scopes: ['read'], expiresInDays: 30 },
  },
  'DELETE /api/gateway/access-tokens/:tokenId': {
    access: 'user',
    scope: 'none',
    path: { tokenId: '<new token>' },
    colleague: 404,
  },
  'call get_user_expired': { access: 'user', args: [] },
  'GET /api/gateway/org-users': { access: 'user' },
  // Each person's own.
  'GET /api/gateway/preferences': { access: 'user' },
  // Topics that are not the organisation's are left out.
  'POST /api/gateway/preferences': {
    access: 'user',
    body: { comparisonTopicIds: ['<topic>', '<topic2>'] },
    stranger: { topic: 200, topic2: 200 },
  },
  'POST /api/gateway/auth/password': {
    access: 'user',
    scope: 'none',
    body: { current: 'not the password', password: 'another one', language: 'en' },
    own: 403,
  },

  'GET /api/gateway/client-settings': { access: 'public' },
  'POST /api/gateway/auth/login': {
    access: 'public',
    type: FORM,
    body: `username=<login>&password=${encodeURIComponent(PASSWORD)}`,
  },
  'POST /api/gateway/auth/check': {
    access: 'public',
    body: { access_token: '<accessToken>' },
    stranger: { accessToken: 401 },
  },
  'POST /api/gateway/auth/refresh': { access: 'public', body: { refresh_token: 'made-up' }, own: 401 },
  'POST /api/gateway/auth/logout': { access: 'public', body: { refresh_token: 'made-up' } },
  // Closed where the operator has not opened it.
  'POST /api/gateway/auth/register': {
    access: 'public',
    body: { ...NOBODY, name: 'Somebody', password: 'long enough' },
    own: 403,
  },
  'POST /api/gateway/auth/resend': { access: 'public', body: NOBODY },
  'POST /api/gateway/auth/forgot': { access: 'public', body: NOBODY },
  'POST /api/gateway/auth/link': {
    access: 'public',
    body: { purpose: 'reset', token: '<resetLink>' },
    stranger: { resetLink: 409 },
  },
  'POST /api/gateway/auth/confirm': { access: 'public', body: { token: SPENT, password: 'a password of mine' }, own: 409 },
  'POST /api/gateway/auth/reset': { access: 'public', body: { token: SPENT, password: 'long enough', language: 'en' }, own: 409 },

  'POST /api/gateway/operator/identity/rotate-keys': { access: 'operator', body: {} },
  // Nobody has that address.
  'POST /api/gateway/demo/add': { access: 'operator', body: { email: 'nobody@example.org' }, own: 404 },
  'POST /api/gateway/demo/remove': { access: 'operator', body: {} },

  'GET /api/gateway/openapi.json': { access: 'public' },
  'GET /api/gateway/reference': { access: 'public' },
  'GET /api/gateway/reference.js': { access: 'public' },
  'GET /api/gateway/health/live': { access: 'public' },
  'GET /api/gateway/health/ready': { access: 'public' },
  'GET /metrics': { access: 'operator' },

  // The provider: what it wants beyond that it checks itself.
  'GET /oidc/*': { access: 'public', path: { '*': '.well-known/openid-configuration' } },
  'POST /oidc/*': { access: 'public', path: { '*': 'token' }, type: FORM, body: 'grant_type=authorization_code', own: 400 },
  'OPTIONS /oidc/*': { access: 'public', path: { '*': 'token' }, own: 404 },
  'GET /oidc': { access: 'public', own: 404 },
  'POST /oidc': { access: 'public', own: 404 },
  'OPTIONS /oidc': { access: 'public', own: 404 },
  'GET /oidc/interaction/:uid': { access: 'public', path: { uid: 'made-up' }, own: 303 },
  // In no browser that has begun one.
  'POST /oidc/interaction/:uid': {
    access: 'public',
    path: { uid: 'made-up' },
    type: FORM,
    body: 'username=a%40example.org&password=made-up',
    own: 409,
  },
  'GET /': { access: 'public' },
  'GET /index.html': { access: 'public' },
};
