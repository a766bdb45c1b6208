/** What this server sends to programs of others without being asked: the `webhooks` of the document. */
import { WEBHOOK_ALERT_VERSION, WEBHOOK_HEADERS, webhookAlert } from '../../contract/webhook-alert.ts';
import type { Components } from './components.ts';
import { givenSchema } from './json-schema.ts';

export const WEBHOOKS_TAG = {
  name: 'Webhooks',
  description: 'What this server sends to programs, at addresses that alerts name.',
};

const ALERT = `An alert that has a webhook among its channels posts here what it tells: the same facts as in its mails.

**Check the signature**, and that the time is of the last minutes: whoever has your address can post to it. The secret is \`channels[].secret\` of the alert, which people are shown; access tokens are not told it.

**Answer within ten seconds.** What could not be delivered is sent again, after a minute or two, then after twice as long each time, an hour at most, for two days. The same message has the same \`id\`, so one that you know already is no news.

**\`event\`** says what it is, and \`version\`, ${WEBHOOK_ALERT_VERSION} at present, is raised when what you may rely on changes. Fields may be added in time: pass over what you do not know.`;

const HEADERS = [
  {
    name: WEBHOOK_HEADERS.delivery,
    description: 'The `id` of the message: the same whenever it is sent again.',
    schema: { type: 'string' },
  },
  {
    name: WEBHOOK_HEADERS.timestamp,
    description: 'When it was signed, in seconds since 1970.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
  {
    name: WEBHOOK_HEADERS.signature,
    description: '`sha256=` and the HMAC-SHA256, in hex, of the timestamp, a dot and the body as it came, with the secret.',
    schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  },
];

/** As whoever is told may answer. */
const ANSWERS = {
  '2XX': { description: 'Taken. What is said beside the status is not read.' },
  '3XX': { description: 'A redirect is not followed, and the message is not sent again by itself.' },
  404: { description: 'There is no such address any more: the message is not sent again by itself.' },
  410: { description: 'There is no such address any more: the message is not sent again by itself.' },
  default: {
    description: 'Not taken: the message is sent again later, of 429 and 503 not before `Retry-After`, which counts up to a day.',
    headers: { 'retry-after': { $ref: '#/components/headers/RetryAfter' } },
  },
};

export function sentWebhooks(components: Components) {
  return {
    alert: {
      post: {
        operationId: 'sendAlert',
        tags: [WEBHOOKS_TAG.name],
        summary: 'An alert tells a program',
        description: ALERT,
        parameters: HEADERS.map((header) => ({ ...header, in: 'header', required: true })),
        requestBody: { required: true, content: { 'application/json': { schema: givenSchema(webhookAlert, components) } } },
        responses: ANSWERS,
      },
    },
  };
}
