/** Topics, and what belongs to one. */
import type { Rows } from '../row.ts';

const KEYWORDS = {
  keywordInputMode: 'basic',
  inclusion: { operator: 'AND', groups: [['<text>']] },
  exclusion: { operator: 'AND', groups: [] },
};
const STARTS = '2026-01-01T00:00:00+08:00';
const ENDS = '2026-07-01T00:00:00+08:00';
const TOPIC = ['<text>', STARTS, ENDS, ['news'], KEYWORDS.keywordInputMode, KEYWORDS.inclusion, KEYWORDS.exclusion];
const VIEW = { name: '<text>', tab: 'who', search: { text: '<text>' }, shared: false };

export const TOPIC_ROWS: Rows = {
  'GET /api/gateway/topics': { access: 'user', query: { visible: 'true' } },
  'GET /api/gateway/home': { access: 'user' },
  'POST /api/gateway/topics/preview': { access: 'user', scope: 'read', body: { ...KEYWORDS, mediaTypes: ['news'] } },
  'POST /api/gateway/topics/:id/search': { access: 'user', path: { id: '<topic>' } },
  'POST /api/gateway/topics/:id/feature': { access: 'user', path: { id: '<topic>' }, body: { featured: true } },
  'POST /api/gateway/topics/:id/visible': { access: 'user', path: { id: '<topic>' }, body: { visible: true } },
  'POST /api/gateway/topics/feature': { access: 'operator', body: { id: '<topic>', featured: true } },
  'GET /api/gateway/topics/rematch': { access: 'operator' },
  'POST /api/gateway/topics/rematch': { access: 'operator', body: {} },

  'call get_topics': { access: 'user', args: [480] },
  'call get_topic_ids': { access: 'user', args: [] },
  'call get_feature_topic_ids': { access: 'user', args: [] },
  'call get_topic': { access: 'user', args: ['<topic>'] },
  'call create_topic': { access: 'user', args: TOPIC },
  'call update_topic': { access: 'user', args: ['<topic2>', ...TOPIC] },
  'call delete_topic': { access: 'user', args: ['<new topic>'] },

  // One's own, and those that colleagues share; changed by whoever saved it alone.
  'GET /api/gateway/topics/:id/views': { access: 'user', path: { id: '<topic>' } },
  'POST /api/gateway/topics/:id/views': { access: 'user', path: { id: '<topic>' }, body: VIEW },
  'PATCH /api/gateway/views/:viewId': [
    { access: 'user', path: { viewId: '<view>' }, body: { shared: false }, colleague: 404 },
    { access: 'user', path: { viewId: '<sharedView>' }, body: { shared: true }, colleague: 404 },
  ],
  'DELETE /api/gateway/views/:viewId': { access: 'user', path: { viewId: '<new view>' }, colleague: 404 },

  'GET /api/gateway/topics/:id/hidden': { access: 'user', path: { id: '<topic>' } },
  'POST /api/gateway/topics/:id/hidden': [
    { access: 'user', path: { id: '<topic>' }, body: { kind: 'post', keys: ['<post>'] } },
    // No mention of the topic is of such a site, or author.
    { access: 'user', path: { id: '<topic>' }, body: { kind: 'site', keys: ['nowhere.example'] }, own: 404 },
    { access: 'user', path: { id: '<topic>' }, body: { kind: 'author', keys: ['news:nobody'] }, own: 404 },
  ],
  'POST /api/gateway/topics/:id/hidden/restore': {
    access: 'user',
    path: { id: '<topic>' },
    body: { kind: 'post', keys: ['<post>'] },
    // What is not hidden is left out.
    stranger: { post: 200 },
  },
};
