/** What operators do with organisations, people and plans, and what they read of what was done. */
import type { Rows } from '../row.ts';

const ORG = 'There Is None';
const EMAIL = 'nobody-here@example.org';

export const OPERATOR_ROWS: Rows = {
  'GET /api/gateway/operator/organisations': { access: 'operator' },
  'POST /api/gateway/operator/organisations': { access: 'operator', body: { name: '<text>' } },
  'PATCH /api/gateway/operator/organisations': { access: 'operator', body: { org: ORG, name: 'Another' }, own: 404 },
  'GET /api/gateway/operator/users': { access: 'operator' },
  'POST /api/gateway/operator/users': { access: 'operator', body: { email: EMAIL, org: ORG, name: 'Nobody' }, own: 404 },
  'PATCH /api/gateway/operator/users': { access: 'operator', body: { email: EMAIL, name: 'Nobody' }, own: 404 },
  'DELETE /api/gateway/operator/users': { access: 'operator', query: { email: EMAIL } },
  'GET /api/gateway/operator/plans': { access: 'operator' },
  'GET /api/gateway/operator/plan': { access: 'operator', query: { org: ORG }, own: 404 },
  'PATCH /api/gateway/operator/plan': { access: 'operator', body: { org: ORG, maxTopics: 1 }, own: 404 },
  'POST /api/gateway/operator/backup': { access: 'operator' },
  'POST /api/gateway/operator/audit/list': { access: 'operator', body: {} },
};
