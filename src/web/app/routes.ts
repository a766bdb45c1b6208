/** The addresses of the product. Each page but the login and Home is a chunk of its own, fetched on hover or on arrival. */
import { createRoute, createRouter, notFound, redirect } from '@tanstack/react-router';
import { dashboardSearch } from '../features/alert-dashboard/dashboard-search.ts';
import { alertFormSearch, alertListSearch } from '../features/alerts/list-search.ts';
import { analysisSearch } from '../features/analysis/filter-search.ts';
import { querySearch } from '../features/analysis/query-search.ts';
import { comparisonSearch } from '../features/comparison/comparison-search.ts';
import { prefetchHome } from '../features/home/api.ts';
import { HomePage } from '../features/home/pages/home-page.tsx';
import { nameListSearch } from '../features/names/list-search.ts';
import { outboxSearch } from '../features/outbox/outbox-search.ts';
import { loadClientSettings } from '../features/session/client-settings.ts';
import { sourceListSearch } from '../features/sources/list-search.ts';
import { topicListSearch } from '../features/topics/list-search.ts';
import { topicFormSearch } from '../features/topics/steps.ts';
import { parseSearch, stringifySearch } from '../lib/address-values.ts';
import { queryClient } from '../lib/query-client.ts';
import { BrokenPage } from './broken-page.tsx';
import { doorRoutes } from './door-routes.ts';
import { FirstPlace } from './first-place.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { pageChunk } from './page-chunk.ts';
import { rootRoute } from './root-route.ts';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  // Where everybody comes first: no chunk of its own, for which they would wait once more.
  component: HomePage,
  // Nobody waits for it: the page says what becomes of it.
  loader: () => void prefetchHome(queryClient),
});

const topics = createRoute({
  getParentRoute: () => rootRoute,
  path: '/topics',
  validateSearch: topicListSearch,
  component: pageChunk(() => import('../features/topics/pages/topics-page.tsx'), 'TopicsPage'),
});

const newTopic = createRoute({
  getParentRoute: () => rootRoute,
  path: '/topics/new',
  validateSearch: topicFormSearch,
  component: pageChunk(() => import('../features/topics/pages/topic-form-page.tsx'), 'TopicFormPage'),
});

const editTopic = createRoute({
  getParentRoute: () => rootRoute,
  path: '/topics/$id/edit',
  validateSearch: topicFormSearch,
  component: pageChunk(() => import('../features/topics/pages/topic-form-page.tsx'), 'TopicFormPage'),
});

const topic = createRoute({
  getParentRoute: () => rootRoute,
  path: '/topics/$id',
  validateSearch: analysisSearch,
  component: pageChunk(() => import('../features/analysis/pages/analysis-layout.tsx'), 'AnalysisLayout'),
});

const topicIndex = createRoute({
  getParentRoute: () => topic,
  path: '/',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/topics/$id/overview', params, search, replace: true });
  },
});

const overview = createRoute({
  getParentRoute: () => topic,
  path: '/overview',
  component: pageChunk(() => import('../features/analysis/pages/overview-page.tsx'), 'OverviewPage'),
});

const what = createRoute({
  getParentRoute: () => topic,
  path: '/what',
  component: pageChunk(() => import('../features/analysis/pages/what-page.tsx'), 'WhatPage'),
});

const who = createRoute({
  getParentRoute: () => topic,
  path: '/who',
  component: pageChunk(() => import('../features/analysis/pages/who-page.tsx'), 'WhoPage'),
});

const when = createRoute({
  getParentRoute: () => topic,
  path: '/when',
  component: pageChunk(() => import('../features/analysis/pages/when-page.tsx'), 'WhenPage'),
});

const where = createRoute({
  getParentRoute: () => topic,
  path: '/where',
  component: pageChunk(() => import('../features/analysis/pages/where-page.tsx'), 'WherePage'),
});

const how = createRoute({
  getParentRoute: () => topic,
  path: '/how',
  component: pageChunk(() => import('../features/analysis/pages/how-page.tsx'), 'HowPage'),
});

const rawData = createRoute({
  getParentRoute: () => topic,
  path: '/raw-data',
  component: pageChunk(() => import('../features/analysis/pages/raw-data-page.tsx'), 'RawDataPage'),
});

const featured = createRoute({
  getParentRoute: () => rootRoute,
  path: '/featured',
  component: pageChunk(() => import('../features/home/pages/featured-page.tsx'), 'FeaturedPage'),
});

const comparison = createRoute({
  getParentRoute: () => rootRoute,
  path: '/comparison',
  validateSearch: comparisonSearch,
  component: pageChunk(() => import('../features/comparison/pages/comparison-page.tsx'), 'ComparisonPage'),
});

const query = createRoute({
  getParentRoute: () => rootRoute,
  path: '/query',
  validateSearch: querySearch,
  component: pageChunk(() => import('../features/analysis/pages/query-page.tsx'), 'QueryPage'),
});

const alertDashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/alert-dashboard',
  validateSearch: dashboardSearch,
  component: pageChunk(() => import('../features/alert-dashboard/pages/alert-dashboard-page.tsx'), 'AlertDashboardPage'),
});

const alerts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/alerts',
  validateSearch: alertListSearch,
  component: pageChunk(() => import('../features/alerts/pages/alerts-page.tsx'), 'AlertsPage'),
});

const newAlert = createRoute({
  getParentRoute: () => rootRoute,
  path: '/alerts/create',
  validateSearch: alertFormSearch,
  component: pageChunk(() => import('../features/alerts/pages/alert-form-page.tsx'), 'AlertFormPage'),
});

const alertIndex = createRoute({
  getParentRoute: () => rootRoute,
  path: '/alerts/$id',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/alerts/$id/edit', params, replace: true });
  },
});

const editAlert = createRoute({
  getParentRoute: () => rootRoute,
  path: '/alerts/$id/edit',
  component: pageChunk(() => import('../features/alerts/pages/alert-form-page.tsx'), 'AlertFormPage'),
});

const outbox = createRoute({
  getParentRoute: () => rootRoute,
  path: '/outbox',
  validateSearch: outboxSearch,
  beforeLoad: async () => {
    if (!(await loadClientSettings()).keepsMail) throw notFound();
  },
  component: pageChunk(() => import('../features/outbox/pages/outbox-page.tsx'), 'OutboxPage'),
});

const names = createRoute({
  getParentRoute: () => rootRoute,
  path: '/names',
  validateSearch: nameListSearch,
  component: pageChunk(() => import('../features/names/pages/names-page.tsx'), 'NamesPage'),
});

const sources = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sources',
  validateSearch: sourceListSearch,
  component: pageChunk(() => import('../features/sources/pages/sources-page.tsx'), 'SourcesPage'),
});

const guide = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guide',
  component: pageChunk(() => import('../features/guide/pages/guide-page.tsx'), 'GuidePage'),
});

const guidePage = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guide/$page',
  component: pageChunk(() => import('../features/guide/pages/guide-page.tsx'), 'GuidePage'),
});

export const router = createRouter({
  parseSearch,
  stringifySearch,
  routeTree: rootRoute.addChildren([
    ...doorRoutes,
    home,
    topics,
    newTopic,
    editTopic,
    topic.addChildren([topicIndex, overview, what, when, who, where, how, rawData]),
    featured,
    comparison,
    query,
    alertDashboard,
    alerts,
    newAlert,
    alertIndex,
    editAlert,
    outbox,
    names,
    sources,
    guide,
    guidePage,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: FirstPlace,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultErrorComponent: BrokenPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

// Only the first page has nothing before it that could stay until it has come.
const stopFirst = router.subscribe('onResolved', () => {
  stopFirst();
  router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY });
});

/** The chunks of the page that the address names, on their way before it is known who asks for it. */
export function loadPage(): void {
  const [routes] = router.getMatchedRoutes(location.pathname);
  for (const route of routes) {
    // The page itself asks again, and says so.
    router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
