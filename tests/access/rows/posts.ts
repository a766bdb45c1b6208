/** What people do with single posts, which are everybody's, while tags, notes and corrections are their organisation's; files and names. */
import type { Rows } from '../row.ts';

const ENTITY = { type: 'product', name: '<text>', aliases: [] };

export const POST_ROWS: Rows = {
  // Of a topic only its mentions may be read; any post is found by some query.
  'GET /api/gateway/feeds/:feedId/parent': [
    { access: 'user', path: { feedId: '<post>' }, stranger: { post: 200 } },
    { access: 'user', path: { feedId: '<post>' }, query: { id: '<topic>' } },
  ],
  // Posts are everybody's; what is said of them is the organisation's.
  'GET /api/gateway/query': [
    { access: 'user', strict: true, query: { query: 'ferry' } },
    { access: 'user', strict: true, query: { query: 'ferry', threads: '<post>' }, stranger: { post: 200 } },
  ],
  'POST /api/gateway/query/filter-options': {
    access: 'user',
    scope: 'read',
    strict: true,
    body: { query: 'ferry', filter: { threads: ['<post>'] } },
    stranger: { post: 200 },
  },
  // There is no model.
  'POST /api/gateway/query/words': { access: 'user', scope: 'ask', body: { text: '<text>' }, own: 501 },
  'call query': { access: 'user', scope: 'read', args: ['ferry', { copiesOf: ['<post>'] }], stranger: { post: 200 } },
  'POST /api/gateway/feeds/sentiment': {
    access: 'user',
    body: { postIds: ['<post>'], sentiment: 'Negative' },
    stranger: { post: 200 },
  },
  'POST /api/gateway/feeds/tags': { access: 'user', body: { postIds: ['<post>'], add: ['<text>'] }, stranger: { post: 200 } },
  'GET /api/gateway/tags': { access: 'user' },

  // What whoever may search may read: the text of any post, and of its organisation nothing.
  'GET /api/gateway/feeds/translation/:feedId': {
    access: 'user',
    scope: 'ask',
    path: { feedId: '<post>' },
    query: { language: 'en' },
    stranger: { post: 200 },
    reads: true,
  },
  'POST /api/gateway/feeds/translations': [
    { access: 'user', scope: 'ask', body: { postIds: ['<post>'], language: 'en' }, stranger: { post: 200 }, reads: true },
    {
      access: 'user',
      scope: 'ask',
      body: { postIds: ['<post>'], language: 'en', anew: true },
      stranger: { post: 200 },
      reads: true,
    },
  ],

  'GET /api/gateway/feeds/:feedId/notes': { access: 'user', path: { feedId: '<post>' }, stranger: { post: 200 } },
  'POST /api/gateway/feeds/:feedId/notes': {
    access: 'user',
    path: { feedId: '<post>' },
    body: { text: '<text>' },
    stranger: { post: 200 },
  },
  'POST /api/gateway/feeds/notes': { access: 'user', body: { postIds: ['<post>'], text: '<text>' }, stranger: { post: 200 } },
  'PATCH /api/gateway/feeds/:feedId/notes/:noteId': {
    access: 'user',
    path: { feedId: '<post>', noteId: '<note>' },
    body: { text: '<text>' },
    colleague: 403,
  },
  'DELETE /api/gateway/feeds/:feedId/notes/:noteId': {
    access: 'user',
    path: { feedId: '<post>', noteId: '<new note>' },
    colleague: 403,
  },
  // Of those that are gone already nothing is left to do.
  'POST /api/gateway/feeds/notes/delete': {
    access: 'user',
    body: { noteIds: ['<new note>'] },
    colleague: 403,
    stranger: { note: 200 },
  },

  'GET /api/gateway/entities': { access: 'user' },
  'POST /api/gateway/entities': { access: 'user', body: ENTITY },
  'POST /api/gateway/entities/import': { access: 'user', body: { entities: [ENTITY] } },
  'POST /api/gateway/entities/try': { access: 'user', scope: 'read', body: { text: 'what <mark> is named' } },
  'PUT /api/gateway/entities/:id': { access: 'user', path: { id: '<new entity>' }, body: ENTITY },
  'DELETE /api/gateway/entities/:id': { access: 'user', path: { id: '<new entity>' } },

  // Files are whoever's asked for them.
  'GET /api/gateway/exports': { access: 'user' },
  'POST /api/gateway/exports': { access: 'user', body: { id: '<topic>', format: 'csv', filter: {} } },
  'GET /api/gateway/exports/:exportId': { access: 'user', path: { exportId: '<export>' }, colleague: 404 },
  'GET /api/gateway/exports/:exportId/link': { access: 'user', path: { exportId: '<export>' }, colleague: 404 },
  'POST /api/gateway/exports/:exportId/restore': { access: 'user', path: { exportId: '<new export>' }, colleague: 404 },
  'DELETE /api/gateway/exports/:exportId': { access: 'user', path: { exportId: '<new export>' }, colleague: 404 },
  'GET /api/gateway/exports/:exportId/download': [
    { access: 'user', path: { exportId: '<export>' }, colleague: 404 },
    {
      access: 'public',
      path: { exportId: '<export>' },
      query: { token: '<exportLink>' },
      stranger: { export: 401, exportLink: 401 },
    },
  ],
  'GET /api/gateway/downloads/posts.csv': { access: 'public', query: { token: '<csvLink>' }, stranger: { csvLink: 401 } },

  'POST /api/gateway/ingest': {
    access: 'operator',
    type: 'application/x-ndjson',
    body: '{"media_type":"news","id":"access-1","published_at":"2026-03-09T04:00:00Z","title":"one that comes in"}\n',
  },
  'POST /api/gateway/posts/enrich': { access: 'operator', body: { since: '2030-01-01T00:00:00Z' } },
};
