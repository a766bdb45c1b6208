/**
 * The sentiment of posts by the engine of the configuration, where there is one, in place of the built-in score. What kind of
 * post it is follows from the sentiment, so it is read again with it.
 */
import type { SentimentEngine } from '../../outside/sentiment/sentiment-engine.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import { storedSentiments } from '../../stores/clickhouse/queries/stored-sentiments.ts';
import { timeLimit } from '../../time-limit.ts';
import type { Environment } from '../environment.ts';
import { inSlices } from './in-slices.ts';
import { PreparedPosts } from './prepared-posts.ts';
import { engineLabel, SOURCE_ENGINE, unansweredLabel } from './sentiment-by.ts';
import type { TextReader } from './text-reader.ts';

/** Asked for together: what fails loses no more than these, and each has a time limit of its own. */
const PART = 100;
/** For a part, whatever the model; a large one on one core takes a second for a long post. */
const PART_TIMEOUT_MS = 300_000;

/** Arriving posts. Nothing waits for an engine that fails: the built-in scores stand, and the log says so. Rejects with ClickHouse only. */
export async function judgeArrivals(environment: Environment, posts: PreparedPosts): Promise<PreparedPosts> {
  const { sentiment: engine, clickhouse, reader, log } = environment;
  if (!engine) return posts;
  const rows: PostRow[] = [];
  await inSlices(posts, (post) => rows.push(post.row(0)));
  const due = rows.filter((row) => row.sentiment_engine !== SOURCE_ENGINE);
  const stored = await storedSentiments(
    clickhouse,
    due.map(({ id }) => id),
  );
  const label = engineLabel(engine);
  const asked = due.filter((row) => {
    const known = stored.get(row.id);
    const isSame = known?.text_hash === row.text_hash && [label, unansweredLabel(label)].includes(known.sentiment_engine);
    // The same text from the same engine: a post that is collected again for its figures costs nothing again.
    if (isSame) setSentiment(row, known, reader);
    return !isSame;
  });
  try {
    await judge(engine, asked, reader);
  } catch (error) {
    const left = asked.filter((row) => row.sentiment_engine !== label).length;
    log.warn({ err: error, engine: label, posts: left }, 'the sentiment engine failed; the built-in scores stand');
  }
  return PreparedPosts.of(rows);
}

/** Changes `rows` in place, part after part. Rejects with what the engine says; the parts before it are judged then. */
export async function judge(engine: SentimentEngine, rows: readonly PostRow[], reader: TextReader): Promise<void> {
  const label = engineLabel(engine);
  for (let start = 0; start < rows.length; start += PART) {
    const part = rows.slice(start, start + PART);
    const texts = part.map(({ title, content, language }) => ({ title, content, language }));
    const scores = await engine.score(texts, timeLimit(PART_TIMEOUT_MS));
    for (const [at, row] of part.entries()) {
      const { sentiment = null, score = null } = scores[at] ?? {};
      if (sentiment) setSentiment(row, { sentiment, sentiment_score: score, sentiment_engine: label }, reader);
      else row.sentiment_engine = unansweredLabel(label);
    }
  }
}

type Sentiment = Pick<PostRow, 'sentiment' | 'sentiment_score' | 'sentiment_engine'>;

function setSentiment(row: PostRow, { sentiment, sentiment_score, sentiment_engine }: Sentiment, reader: TextReader): void {
  const classifications = sentiment === row.sentiment ? row.classifications : reader.classificationsOf({ ...row, sentiment });
  Object.assign(row, { sentiment, sentiment_score, sentiment_engine, classifications });
}
