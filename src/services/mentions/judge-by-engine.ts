/**
 * The sentiment of arriving posts by the engine of the configuration, where there is one, in place of the built-in
 * score. Nothing waits for an engine that fails: the built-in scores stand, and the log says so.
 */
import type { SentimentEngine } from '../../outside/sentiment/sentiment-engine.ts';
import type { PostRow } from '../../stores/clickhouse/post-row.ts';
import type { Environment } from '../environment.ts';
import { SOURCE_ENGINE } from './text-reader.ts';

/** Asked for together: what fails loses no more than these, and each has a time limit of its own. */
const PART = 100;
/** For a part, whatever the model; a large one on one core takes a second for a long post. */
const PART_TIMEOUT_MS = 300_000;

type Judged = Pick<PostRow, 'title' | 'content' | 'language' | 'sentiment' | 'sentiment_score' | 'sentiment_engine'>;

/** The engine as rows and cards name it. */
export function engineLabel({ name, version }: Pick<SentimentEngine, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

/** Changes `rows` in place, but those that brought a sentiment of their own. Rejects never. */
export async function judgeByEngine(
  { sentiment: engine, log }: Pick<Environment, 'sentiment' | 'log'>,
  given: readonly Judged[],
): Promise<void> {
  if (!engine) return;
  const rows = given.filter((row) => row.sentiment_engine !== SOURCE_ENGINE);
  for (let start = 0; start < rows.length; start += PART) {
    try {
      await judgePart(engine, rows.slice(start, start + PART));
    } catch (error) {
      // What failed for this part would fail for the next, after as long a wait.
      const detail = { err: error, engine: engine.name, version: engine.version, posts: rows.length - start };
      log.warn(detail, 'the sentiment engine failed; the built-in scores stand');
      return;
    }
  }
}

async function judgePart(engine: SentimentEngine, rows: readonly Judged[]): Promise<void> {
  const texts = rows.map(({ title, content, language }) => ({ title, content, language }));
  const scores = await engine.score(texts, AbortSignal.timeout(PART_TIMEOUT_MS));
  for (const [at, row] of rows.entries()) {
    const { sentiment = null, score = null } = scores[at] ?? {};
    if (sentiment) Object.assign(row, { sentiment, sentiment_score: score, sentiment_engine: engineLabel(engine) });
  }
}
