/** The endpoints of the contract by noun: their names in the contract are the ids of operations, the nouns their tags. */
import * as accessTokens from '../../contract/access-tokens.ts';
import * as accountPages from '../../contract/account-pages.ts';
import * as accounts from '../../contract/accounts.ts';
import * as alertConsents from '../../contract/alert-consents.ts';
import * as alertPreview from '../../contract/alert-preview.ts';
import * as alertRuns from '../../contract/alert-runs.ts';
import * as alerts from '../../contract/alerts.ts';
import * as comparison from '../../contract/analysis/comparison.ts';
import * as analysis from '../../contract/analysis/endpoints.ts';
import * as audit from '../../contract/audit.ts';
import * as backup from '../../contract/backup.ts';
import * as corrections from '../../contract/corrections.ts';
import * as demo from '../../contract/demo.ts';
import * as devices from '../../contract/devices.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import * as enrich from '../../contract/enrich.ts';
import * as entities from '../../contract/entities.ts';
import * as exports from '../../contract/exports.ts';
import * as functions from '../../contract/functions.ts';
import * as health from '../../contract/health.ts';
import * as hidden from '../../contract/hidden.ts';
import * as home from '../../contract/home.ts';
import * as mailLinks from '../../contract/mail-links.ts';
import * as modelCalls from '../../contract/model-calls.ts';
import * as notes from '../../contract/notes.ts';
import * as operatorAccounts from '../../contract/operator-accounts.ts';
import * as operatorAlerts from '../../contract/operator-alerts.ts';
import * as operatorIdentity from '../../contract/operator-identity.ts';
import * as operatorPlans from '../../contract/operator-plans.ts';
import * as operatorSources from '../../contract/operator-sources.ts';
import * as outbox from '../../contract/outbox.ts';
import * as postSearch from '../../contract/post-search.ts';
import * as posts from '../../contract/posts.ts';
import * as preferences from '../../contract/preferences.ts';
import * as preview from '../../contract/preview.ts';
import * as queryProposals from '../../contract/query-proposals.ts';
import * as reference from '../../contract/reference.ts';
import * as savedViews from '../../contract/saved-views.ts';
import * as sources from '../../contract/sources.ts';
import * as summaries from '../../contract/summaries.ts';
import * as tags from '../../contract/tags.ts';
import * as topics from '../../contract/topics.ts';
import * as translations from '../../contract/translations.ts';
import * as userInfo from '../../contract/user-info.ts';
import * as webSearch from '../../contract/web-search.ts';
import * as webhooks from '../../contract/webhooks.ts';

interface Noun {
  name: string;
  description: string;
  of: readonly object[];
}

/** In the order in which they are read. */
const NOUNS: readonly Noun[] = [
  {
    name: 'Signing in',
    description: 'Tokens, accounts and devices.',
    of: [accounts, accountPages, devices, accessTokens, userInfo],
  },
  { name: 'Topics', description: 'Standing queries, what they find, and what they hide.', of: [topics, preview, hidden] },
  {
    name: 'Functions',
    description: 'All functions stand behind one address: `POST /call` takes a name and arguments in order.',
    of: [functions],
  },
  {
    name: 'Mentions',
    description: 'Posts that topics have found, and what people note on them.',
    of: [tags, notes, corrections],
  },
  {
    name: 'Analysis',
    description: 'Figures of a topic, and the posts behind them. A filter stands in the address, field by field.',
    of: [analysis, home],
  },
  { name: 'Comparison', description: 'Topics beside each other.', of: [comparison] },
  { name: 'Search', description: 'All that is collected, and the web.', of: [postSearch, queryProposals, webSearch] },
  {
    name: 'Summaries and translation',
    description: 'What the language model writes, with the posts it rests on.',
    of: [summaries, translations, modelCalls],
  },
  {
    name: 'Alerts',
    description: 'Who is told when mentions rise, fall or change their mood.',
    of: [alerts, alertConsents, alertPreview, alertRuns, outbox],
  },
  { name: 'Exports', description: 'Files of posts and reports.', of: [exports] },
  { name: 'Sources', description: 'Where posts come from.', of: [sources] },
  {
    name: 'Names and views',
    description: 'What an organisation has named, and what a person keeps.',
    of: [entities, savedViews, preferences],
  },
  { name: 'Sending posts', description: 'Posts of other programs, pushed here.', of: [posts, webhooks] },
  { name: 'Links in mails', description: 'Pages that links in mails lead to.', of: [mailLinks] },
  {
    name: 'Operator',
    description: 'For whoever runs the server, by the operator token.',
    of: [operatorAccounts, operatorAlerts, operatorIdentity, operatorPlans, operatorSources, audit, backup, demo, enrich],
  },
  { name: 'The program', description: 'Whether it lives, and what it says of itself.', of: [health, reference] },
];

export interface Operation {
  id: string;
  tag: string;
  endpoint: Endpoint;
}

export const TAGS = NOUNS.map(({ name, description }) => ({ name, description }));

export const OPERATIONS: readonly Operation[] = NOUNS.flatMap(({ name: tag, of }) =>
  of
    .flatMap((module) =>
      Object.entries(module).flatMap(([id, value]) => (isEndpoint(value) ? [{ id, tag, endpoint: value }] : [])),
    )
    .sort(({ endpoint: one }, { endpoint: other }) => (addressOf(one) < addressOf(other) ? -1 : 1)),
);

function addressOf({ path, method }: Endpoint): string {
  return `${path} ${method}`;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'input' in value;
}
