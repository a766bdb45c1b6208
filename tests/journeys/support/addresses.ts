/** The addresses of all pages, for what goes through every one of them. A test holds that none is missing (tests/looks/table.test.ts). */

export const BEFORE_SIGN_IN = ['/login', '/register', '/forgotpassword', '/users/confirm', '/users/reset'] as const;

export const PAGES = [
  '/',
  '/topics',
  '/topics/new',
  '/featured',
  '/comparison',
  '/query',
  '/alerts',
  '/alerts/create',
  '/alert-dashboard',
  '/outbox',
  '/names',
  '/sources',
  '/guide',
  '/guide/keyword-language',
] as const;

/** Of a topic, below `/topics/$id/`. */
export const OF_A_TOPIC = ['overview', 'what', 'when', 'who', 'where', 'how', 'raw-data', 'edit'] as const;
