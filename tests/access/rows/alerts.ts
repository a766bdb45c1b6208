/** Alerts, their history, and what is sent. All of an organisation; only whether somebody gets the mails is his own. */
import { alertDraft } from '../../support/alert-draft.ts';
import type { Rows } from '../row.ts';

const { alertName: _name, emails: _emails, ...RULE } = alertDraft({ mediaTypes: ['news'] });
const EMAILS = ['somebody@example.org'];
/** In the order of the product. */
const ALERT = ['<text>', '<topic>', EMAILS, ...Object.values(RULE)];
/** `end`: of the window in which it has fired. */
const RUN = { id: '<alert>', windowEnd: '<end>' };

export const ALERT_ROWS: Rows = {
  'GET /api/gateway/multi-topic-alerts': { access: 'user' },
  'GET /api/gateway/multi-topic-alerts/:id': { access: 'user', path: { id: '<alert>' } },
  'POST /api/gateway/multi-topic-alerts': [
    { access: 'user', body: { ...RULE, alertName: '<text>', emails: EMAILS, topics: ['<topic>', '<topic2>'] } },
    // A channel is of its alert: a new one has none yet.
    {
      access: 'user',
      body: { ...RULE, alertName: '<text>', emails: EMAILS, topics: ['<topic>'], channels: [{ id: '<channel>' }] },
      own: 404,
    },
  ],
  'PATCH /api/gateway/multi-topic-alerts/:id': [
    { access: 'user', path: { id: '<alert>' }, body: { snoozedUntil: null } },
    { access: 'user', path: { id: '<alert>' }, body: { topics: ['<topic>', '<topic2>'], channels: [{ id: '<channel>' }] } },
  ],
  'DELETE /api/gateway/multi-topic-alerts/:id': { access: 'user', path: { id: '<new alert>' } },
  'POST /api/gateway/multi-topic-alerts/test': [
    { access: 'user', body: { id: '<alert>' } },
    { access: 'user', body: {} },
  ],
  'POST /api/gateway/multi-topic-alerts/:id/receive-again': { access: 'user', path: { id: '<alert>' } },
  // Who has not unsubscribed is not asked.
  'POST /api/gateway/multi-topic-alerts/:id/ask-again': {
    access: 'user',
    path: { id: '<alert>' },
    body: { email: '<recipient>' },
  },
  'POST /api/gateway/alerts/preview': { access: 'user', scope: 'read', body: { ...RULE, topics: ['<topic>', '<topic2>'] } },
  'GET /api/gateway/alerts/:id/runs': { access: 'user', path: { id: '<alert>' } },
  // Of an alert that is not the organisation's there is none.
  'GET /api/gateway/alerts/runs': [
    { access: 'user' },
    { access: 'user', query: { alertId: '<alert>' }, stranger: { alert: 200 } },
  ],
  'GET /api/gateway/alerts/:id/runs/:windowEnd': { access: 'user', path: RUN },
  'GET /api/gateway/alerts/:id/runs/:windowEnd/course': { access: 'user', path: RUN },
  'POST /api/gateway/alerts/:id/runs/:windowEnd/acknowledge': { access: 'user', path: RUN },
  'POST /api/gateway/deliveries/:id/send': { access: 'user', path: { id: '<delivery>' } },

  // Those that stay here, for trying the program, are read by the whole organisation; those of accounts by nobody.
  'GET /api/gateway/outbox': { access: 'user' },
  'GET /api/gateway/outbox/:id': { access: 'user', path: { id: '<mail>' } },

  'GET /api/gateway/operator/alerts': { access: 'operator' },
  'POST /api/gateway/operator/alerts/evaluate': { access: 'operator', body: { alertId: '<alert #>' } },

  'call get_alerts': { access: 'user', args: [] },
  'call get_alert': { access: 'user', args: ['<alert>'] },
  'call create_alert': { access: 'user', args: ALERT },
  'call edit_alert': { access: 'user', args: ['<new alert>', ...ALERT] },
  'call enable_alert': { access: 'user', args: ['<alert>', true] },
  'call delete_alert': { access: 'user', args: ['<new alert>'] },

  'GET /api/gateway/unsubscribe/:token': { access: 'public', path: { token: '<unsubscribeLink>' } },
  'POST /api/gateway/unsubscribe/:token': { access: 'public', path: { token: '<unsubscribeLink>' } },
  'GET /api/gateway/unsubscribe/:token/again': { access: 'public', path: { token: '<unsubscribeLink>' } },
  'POST /api/gateway/unsubscribe/:token/again': { access: 'public', path: { token: '<unsubscribeLink>' } },
  'GET /api/gateway/confirm-mail/:token': { access: 'public', path: { token: '<confirmLink>' } },
  'POST /api/gateway/confirm-mail/:token': { access: 'public', path: { token: '<confirmLink>' } },
  'GET /api/gateway/confirm-again/:token': { access: 'public', path: { token: '<againLink>' } },
  'POST /api/gateway/confirm-again/:token': { access: 'public', path: { token: '<againLink>' } },
};
