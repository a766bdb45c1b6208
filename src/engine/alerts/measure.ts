/** From counted pieces of time to what an alert measured of a topic, and how it is judged. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import type { MediaType } from '../../contract/media-types.ts';
import type { Period } from '../analysis/periods.ts';
import { sentimentScore } from '../analysis/score.ts';
import { judge, type Measured } from './judge.ts';
import { type ComparedWindows, conditionOf } from './windows-of.ts';

/** Of one topic in one piece of time. */
export interface PieceCount extends SentimentCounts {
  interval: number;
  media_type: MediaType;
  kind: 'post' | 'comment';
  mentions: number;
}

export interface WatchedTopic {
  topicId: number;
  /** Since when it has mentions: of windows that began before, less was found than was said. */
  since: Date;
  counts: readonly PieceCount[];
}

const KINDS = { all: undefined, main: 'post', comments: 'comment' } as const;

/** `pieces`: those of a window; see intervals.ts. */
export function figuresOf(
  rule: AlertRule,
  { window, previous, usual }: ComparedWindows,
  topic: WatchedTopic,
  pieces: (window: Period) => readonly number[],
): AlertFigures {
  const total = (of: Period) => totalOf(rule, topic, new Set(pieces(of)));
  const known = (of: Period) => (of.start < topic.since ? null : total(of));
  const now = total(window);
  const before = previous && known(previous);
  const weeks = usual.map(known);
  const condition = conditionOf(rule);
  const measured: Measured =
    rule.alertType === 'sentiment'
      ? {
          of: 'score',
          value: now.score,
          scored: now.scored,
          previous: before?.score ?? null,
          usual: weeks.map((one) => one?.score ?? null),
        }
      : {
          of: 'mentions',
          value: now.mentions,
          previous: before?.mentions ?? null,
          usual: weeks.map((one) => one?.mentions ?? null),
        };
  const judgement = condition ? judge(condition, measured) : NOT_JUDGED;
  return { topicId: String(topic.topicId), mentions: now.mentions, score: now.score, ...judgement };
}

const NOT_JUDGED = { met: false, baseline: null, level: null, change: null, percent: null, lacks: null };

interface Total {
  mentions: number;
  score: number | null;
  scored: number;
}

function totalOf({ conversationType, mediaTypes }: AlertRule, { counts }: WatchedTopic, pieces: ReadonlySet<number>): Total {
  const kind = KINDS[conversationType];
  const tones: SentimentCounts = { positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0 };
  let mentions = 0;
  for (const count of counts) {
    if (!pieces.has(count.interval) || !mediaTypes.includes(count.media_type) || (kind && count.kind !== kind)) continue;
    mentions += count.mentions;
    for (const tone of ['positive', 'negative', 'neutral', 'mixed', 'unscored'] as const) tones[tone] += count[tone];
  }
  return { mentions, score: sentimentScore(tones), scored: mentions - tones.unscored };
}
