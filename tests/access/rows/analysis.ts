/** What is asked of mentions: every analysis by REST and by function. */
import type { Row, Rows } from '../row.ts';

const FILTER = { mediaTypes: ['news'], threads: ['<post>'], copiesOf: ['<post>'], tags: ['<text>'] };
/** A filter that names posts narrows to none: of posts everybody may ask, of a topic its organisation alone. */
const ofTopic: Row = { access: 'user', query: { id: '<topic>', threads: '<post>' }, stranger: { post: 200 } };
const inTopic: Row = { access: 'user', args: ['<topic>', FILTER], stranger: { post: 200 } };
const plain: Row = { access: 'user', args: ['<topic>', {}] };
const BUCKET = JSON.stringify({ copiesOf: ['<post>'] });

export const ANALYSIS_ROWS: Rows = {
  'GET /api/gateway/topics/:id/analysis': { access: 'user', path: { id: '<topic>' } },
  'GET /api/gateway/topics/:id/arrivals': { access: 'user', path: { id: '<topic>' }, stream: true },
  'GET /api/gateway/analysis/overview': ofTopic,
  'GET /api/gateway/analysis/when': ofTopic,
  'GET /api/gateway/analysis/who': ofTopic,
  'GET /api/gateway/analysis/what': ofTopic,
  'GET /api/gateway/analysis/where': ofTopic,
  'GET /api/gateway/analysis/how': ofTopic,
  'GET /api/gateway/analysis/themes': ofTopic,
  'GET /api/gateway/analysis/network': ofTopic,
  'GET /api/gateway/analysis/peaks': ofTopic,
  'GET /api/gateway/analysis/filter-options': { access: 'user', query: { id: '<topic>' } },
  'GET /api/gateway/analysis/raw-data': ofTopic,
  'GET /api/gateway/analysis/inspect': { access: 'user', query: { id: '<topic>', bucket: BUCKET }, stranger: { post: 200 } },
  'GET /api/gateway/analysis/inspect/entities': {
    access: 'user',
    query: { id: '<topic>', bucket: BUCKET },
    stranger: { post: 200 },
  },
  'GET /api/gateway/feeds': ofTopic,

  // Any two of the lists; `ids` is one text, in which each place is tried beside the other.
  'GET /api/gateway/comparison': { access: 'user', query: { ids: '<topic>,<topic2>' } },
  'GET /api/gateway/comparison-topics': { access: 'user' },
  // Kept by each person for himself: a colleague of the fixture keeps none.
  'GET /api/gateway/comparison-topics/:id': { access: 'user', path: { id: '<topic>' }, colleague: 404 },
  'GET /api/gateway/comparison-topics/:id/analysis': { access: 'user', path: { id: '<topic>' }, colleague: 404 },

  // A post is summed up for whom it was found.
  'POST /api/gateway/topics/summary': { access: 'user', scope: 'ask', body: { id: '<topic>', postIds: ['<post>'] } },
  'POST /api/gateway/feeds/summary': { access: 'user', scope: 'ask', body: { posts: [{ title: '', content: '<text>' }] } },
  // Whoever may search may read.
  'GET /api/gateway/feeds/summary/:feedId': { access: 'user', scope: 'ask', path: { feedId: '<post>' }, stranger: { post: 200 } },
  'GET /api/gateway/topics/:id/summary': { access: 'user', scope: 'ask', path: { id: '<topic>' } },
  'GET /api/gateway/analysis/peaks/summary': {
    access: 'user',
    scope: 'ask',
    query: { id: '<topic>', start: '2026-03-01T00:00:00Z', end: '2026-03-11T00:00:00Z' },
  },
  'GET /api/gateway/comparison/summary': { access: 'user', scope: 'ask', query: { ids: '<topic>,<topic2>' } },
  'call get_posts_summary': { access: 'user', scope: 'ask', args: ['<topic>', ['<post>'], 'en'] },
  // What was sent to the language model: its organisation's alone.
  'GET /api/gateway/model-calls': { access: 'user' },
  'GET /api/gateway/model-calls/:callId': { access: 'user', path: { callId: '<modelCall>' } },

  'call get_topic_analysis': plain,
  'call get_topic_post_overview': { access: 'user', args: ['<topic>', FILTER, 480], stranger: { post: 200 } },
  'call get_topic_analysis_overview': inTopic,
  'call get_topic_analysis_when': inTopic,
  'call get_topic_analysis_where': inTopic,
  'call get_topic_analysis_how': inTopic,
  'call get_topic_analysis_what': inTopic,
  'call get_topic_analysis_what_hashtag': inTopic,
  'call get_topic_analysis_what_mention': inTopic,
  'call get_topic_analysis_who_influencer': inTopic,
  'call get_topic_analysis_posts': [plain, inTopic],
  'call get_topic_analysis_posts_csv': inTopic,
  'call get_topic_analysis_posts_chartbox': {
    access: 'user',
    args: ['<topic>', { bucket: { threads: ['<post>'] } }],
    stranger: { post: 200 },
  },
};
