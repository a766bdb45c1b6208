/** Where posts come from: what an organisation follows by itself is its own, what the operator follows is for all. */
import { HUB_TOPIC } from '../links.ts';
import type { Rows } from '../row.ts';

const FEED = { address: 'https://<text>.example/feed', kind: 'feed', mediaType: 'news' };
const POST = '{"id":"access-hook","published_at":"2026-03-10T08:00:00Z","content":"one that is sent"}';
/** Only whoever has asked a hub knows its topic. */
const QUESTION = { 'hub.mode': 'subscribe', 'hub.topic': HUB_TOPIC, 'hub.challenge': 'word', 'hub.lease_seconds': '864000' };

export const SOURCE_ROWS: Rows = {
  'GET /api/gateway/sources': { access: 'user' },
  'GET /api/gateway/sources/coverage': { access: 'user' },
  'POST /api/gateway/sources/test': { access: 'user', scope: 'ask', body: { address: 'silent.example' } },
  'POST /api/gateway/sources': { access: 'user', body: FEED },
  'PATCH /api/gateway/sources/:sourceId': { access: 'user', path: { sourceId: '<source>' }, body: { paused: false } },
  'DELETE /api/gateway/sources/:sourceId': { access: 'user', path: { sourceId: '<new source>' } },
  // Nobody has configured a provider.
  'GET /api/gateway/query/google': { access: 'user', scope: 'ask', strict: true, query: { query: 'ferry' }, own: 501 },
  'POST /api/gateway/query/google/keep': { access: 'user', body: { results: ['none of ours'] }, own: 404 },

  'GET /api/gateway/operator/sources': { access: 'operator' },
  'POST /api/gateway/operator/sources': { access: 'operator', body: FEED },
  'POST /api/gateway/operator/sources/estimate': { access: 'operator', body: {}, own: 501 },
  // What an organisation follows is none of those that the operator follows.
  'PATCH /api/gateway/operator/sources/:sourceId': {
    access: 'operator',
    path: { sourceId: '<source>' },
    body: { paused: true },
    own: 404,
  },
  'DELETE /api/gateway/operator/sources/:sourceId': { access: 'operator', path: { sourceId: '<source>' }, own: 404 },
  'POST /api/gateway/operator/sources/:sourceId/collect': { access: 'operator', path: { sourceId: '<new source>' }, body: {} },
  'POST /api/gateway/operator/webhooks': { access: 'operator', body: { name: '<text>', mediaType: 'news' } },

  'POST /api/gateway/hooks/:secret': { access: 'public', path: { secret: '<hookLink>' }, type: 'application/json', body: POST },
  'GET /api/gateway/websub/:token': { access: 'public', path: { token: '<websubLink>' }, query: QUESTION },
  // What is not signed is passed over without a word.
  'POST /api/gateway/websub/:token': {
    access: 'public',
    path: { token: '<websubLink>' },
    type: 'application/atom+xml',
    body: '<feed/>',
    own: 202,
    stranger: { websubLink: 410 },
  },
};
