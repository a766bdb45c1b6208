/** What an organisation sees that has nothing yet: where it begins. */
import { heading, type PageRow, title } from './page-row.ts';

const as = 'newcomer';

export const PAGES_OF_NEWCOMERS: readonly PageRow[] = [
  { name: 'home-empty', route: '/', as, path: '/', shows: heading('first-use:title') },
  { name: 'topics-empty', route: '/topics', as, path: '/topics', shows: heading('topics:emptyTitle') },
  { name: 'featured-empty', route: '/featured', as, path: '/featured', shows: heading('home:noFeaturedTitle') },
  { name: 'comparison-no-topic', route: '/comparison', as, path: '/comparison', shows: heading('comparison:noTopicTitle') },
  { name: 'alerts-empty', route: '/alerts', as, path: '/alerts', shows: heading('alerts:empty.title') },
  { name: 'alert-new-no-topic', route: '/alerts/create', as, path: '/alerts/create', shows: title('alerts:form.createTitle') },
  {
    name: 'alert-dashboard-empty',
    route: '/alert-dashboard',
    as,
    path: '/alert-dashboard',
    shows: heading('alert-dashboard:emptyTitle'),
  },
  {
    name: 'mails-empty',
    route: '/outbox',
    as,
    path: '/outbox',
    shows: (page, say) => page.getByText(say('outbox:emptyTitle')),
  },
  { name: 'names-empty', route: '/names', as, path: '/names', shows: heading('names:empty.title') },
  { name: 'sources-empty', route: '/sources', as, path: '/sources', shows: heading('sources:empty.title') },
];
