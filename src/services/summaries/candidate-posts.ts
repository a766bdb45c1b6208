/** Which posts stand for many: those that moved people most, and some of all, each as likely as any other. Copies of a text count once. */
import type { ClickHouse } from '../../stores/clickhouse/client.ts';
import { mentionPage } from '../../stores/clickhouse/queries/mention-page.ts';
import { mentionSample } from '../../stores/clickhouse/queries/mention-sample.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';

/** Of a topic, or of all that are compared: of them the most telling are sent to a model, or quoted. */
export const CHOSEN_POSTS = 1000;
/** Of them, those with most engagement. */
const MOVING_PART = 0.4;

/** Of fewer different texts nothing is told. */
export const LEAST_TEXTS = 3;

/** What a scope narrows to, looked for among what counts. */
type Bucket = NonNullable<MentionScope['bucket']>;

/** Ids: those that moved most first, then the others. */
export async function choosePosts(clickhouse: ClickHouse, scope: MentionScope, most: number): Promise<string[]> {
  const distinct = { ...scope, withoutCopies: true };
  const moving = Math.ceil(most * MOVING_PART);
  const [moved, some] = await Promise.all([
    mentionPage(clickhouse, distinct, { sort: 'engagement', skip: 0, limit: moving }),
    mentionSample(clickhouse, distinct, most),
  ]);
  return [...new Set([...moved, ...some])].slice(0, most);
}

/** Those that moved most of what is in a bucket. */
export async function movingIn(clickhouse: ClickHouse, scope: MentionScope, bucket: Bucket, most: number): Promise<string[]> {
  return mentionPage(clickhouse, { ...scope, withoutCopies: true, bucket }, { sort: 'engagement', skip: 0, limit: most });
}
