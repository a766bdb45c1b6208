/** A summary of a peak: of posts with what was said more than usual first, within what a model is asked at once. */
import { peakSummaryInput, type Summary } from '../../contract/summaries.ts';
import { byLikelihood, overRepresented } from '../../engine/analysis/over-represented.ts';
import type { Period } from '../../engine/analysis/periods.ts';
import { unusualWords } from '../../engine/summaries/unusual-words.ts';
import { mentionCount } from '../../stores/clickhouse/queries/mention-count.ts';
import { mentionSample } from '../../stores/clickhouse/queries/mention-sample.ts';
import type { MentionScope } from '../../stores/clickhouse/queries/mention-scope.ts';
import { peakTerms } from '../../stores/clickhouse/queries/peak-terms.ts';
import { askedOf } from '../analysis/asked.ts';
import { movedScope } from '../analysis/scope.ts';
import { keywordsAsIn } from '../analysis/spelled.ts';
import type { Actor, Environment } from '../environment.ts';
import { invalid } from '../errors.ts';
import { parseInput } from '../parse.ts';
import { CHOSEN_POSTS, choosePosts, LEAST_TEXTS, movingIn } from './candidate-posts.ts';
import { evidencePosts } from './evidence.ts';
import { wordsOfPosts } from './read-in-turns.ts';
import { refuseUnsearched } from './refuse-unsearched.ts';
import { summarise } from './summarise.ts';

/** Throws not_found for another organisation's topic, not_ready until it is searched, invalid for a filter that cannot be, or a peak that ends before it begins. */
export async function peakSummary(environment: Environment, actor: Actor, input: unknown, gone?: AbortSignal): Promise<Summary> {
  const { id, filter: asked } = parseInput(peakSummaryInput, input);
  const { language, by, start, end, ...filter } = asked;
  if (Date.parse(start) >= Date.parse(end)) throw invalid({ 'filter.start': 'startNotBeforeEnd' });
  const { topic, scope, timezone } = await askedOf(environment, actor, { id, filter });
  refuseUnsearched([topic]);
  const window = within(scope, { start: new Date(start), end: new Date(end) });
  const { clickhouse, reader } = environment;
  const { ids, reasons, matching } = await peakPosts(environment, scope, { window, timezone });
  const usualIds = (await mentionSample(clickhouse, { ...scope, withoutCopies: true }, USUAL_POSTS)).filter(
    (one) => !ids.includes(one),
  );
  const [posts, usual] = await Promise.all([evidencePosts(clickhouse, ids), evidencePosts(clickhouse, usualIds)]);
  const outside = usual.filter(({ publishedAt }) => !isWithin(window, publishedAt));
  const saidHere = await wordsOfPosts(posts, reader.knowledge);
  const saidUsually = await wordsOfPosts(outside, reader.knowledge);
  const unusual = new Map([...unusualWords(saidHere, saidUsually), ...reasons]);
  const evidence = { posts, topics: [], about: [topic.name], candidates: true, unusual };
  return summarise(environment, actor, { of: 'peak', evidence, matching, least: LEAST_TEXTS, language, by, gone });
}

function isWithin({ start, end }: Period, instant: string): boolean {
  const at = Date.parse(instant);
  return at >= start.getTime() && at < end.getTime();
}

function within({ start, end }: Period, wanted: Period): Period {
  const from = Math.min(Math.max(wanted.start.getTime(), start.getTime()), end.getTime());
  const to = Math.max(from, Math.min(wanted.end.getTime(), end.getTime()));
  return { start: new Date(from), end: new Date(to) };
}

/** Of the whole window, with which the words of the peak are compared. */
const USUAL_POSTS = 200;
/** What stands out of the peak, and posts of each of it. */
const REASONS = 8;
const POSTS_OF_REASON = 10;

/** Those with what was said more than usual come first. */
async function peakPosts(
  environment: Environment,
  whole: MentionScope,
  { window, timezone }: { window: Period; timezone: string },
): Promise<{ ids: string[]; reasons: Map<string, number>; matching: number }> {
  const { clickhouse } = environment;
  const scope = movedScope(whole, window, timezone);
  const { told: reasons, matching } = await telling(environment, whole, scope);
  const [others, ...ofReasons] = await Promise.all([
    choosePosts(clickhouse, scope, CHOSEN_POSTS),
    ...reasons.map(({ bucket }) => movingIn(clickhouse, scope, bucket, POSTS_OF_REASON)),
  ]);
  const said = reasons.flatMap(({ said: text, likelihood }): [string, number][] => (text === null ? [] : [[text, likelihood]]));
  return { ids: [...new Set([...ofReasons.flat(), ...others])].slice(0, CHOSEN_POSTS), reasons: new Map(said), matching };
}

type Bucket = NonNullable<MentionScope['bucket']>;
const KINDS = ['keyword', 'hashtag', 'entity', 'thread'] as const;

interface Telling {
  bucket: Bucket;
  /** As texts have it; null for a conversation. */
  said: string | null;
  likelihood: number;
}

/** What the peak has far more of than the rest of the window, most telling first; and how many posts the peak has. */
async function telling(
  environment: Environment,
  whole: MentionScope,
  peak: MentionScope,
): Promise<{ told: Telling[]; matching: number }> {
  const { clickhouse } = environment;
  const windows = [{ start: peak.start, end: peak.end }];
  const [part, all, ...found] = await Promise.all([
    mentionCount(clickhouse, peak),
    mentionCount(clickhouse, whole),
    ...KINDS.map((kind) => peakTerms(clickhouse, whole, { kind, windows })),
  ]);
  const kindOf = found.flatMap((rows, at) => rows.map((row) => ({ ...row, kind: KINDS[at] ?? 'keyword' })));
  const told = byLikelihood(overRepresented(kindOf, { part, whole: all })).slice(0, REASONS);
  const keywords = told.filter(({ kind }) => kind === 'keyword').map(({ key, example }): [string, string] => [key, example]);
  const spelled = await keywordsAsIn(environment, new Map(keywords));
  const reasons = told.flatMap(({ kind, key, example, likelihood }): Telling[] => {
    if (kind === 'hashtag') return [{ bucket: { hashtags: [key] }, said: key, likelihood }];
    // `type name`, as it is stored.
    if (kind === 'entity') return [{ bucket: { entities: [key] }, said: key.slice(key.indexOf(' ') + 1), likelihood }];
    if (kind === 'thread') return [{ bucket: { threads: [example] }, said: null, likelihood }];
    const keyword = spelled.get(key);
    return keyword === undefined ? [] : [{ bucket: { keywords: [keyword.key] }, said: keyword.text, likelihood }];
  });
  return { told: reasons, matching: part };
}
