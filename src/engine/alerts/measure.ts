/** From counted pieces of time to what an alert measured of a topic, and how it is judged. */
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { SentimentCounts } from '../../contract/analysis/figures.ts';
import type { MediaType } from '../../contract/media-types.ts';
import type { Period } from '../analysis/periods.ts';
import { sentimentScore } from '../analysis/score.ts';
import type { Pieces } from './intervals.ts';
import { judge, type Measured } from './judge.ts';
import { type ComparedWindows, conditionOf } from './windows-of.ts';

export interface PieceCount extends SentimentCounts {
  /** Number of the piece; see intervals.ts. */
  piece: number;
  mentions: number;
  /** null: of those that the alert is about, and of no other; otherwise of these. */
  of: { mediaType: MediaType; kind: 'post' | 'comment' } | null;
}

/** What the alert counts, by piece. */
export type Tally = ReadonlyMap<number, Total>;

interface Total extends SentimentCounts {
  mentions: number;
}

export interface WatchedTopic {
  topicId: number;
  /** Since when it has mentions: of windows that began before, less was found than was said. */
  since: Date;
  tally: Tally;
}

export const KINDS = { all: null, main: 'post', comments: 'comment' } as const;

/** Of one topic. */
export function tallyOf({ conversationType, mediaTypes }: AlertRule, counts: readonly PieceCount[]): Tally {
  const kind = KINDS[conversationType];
  const tally = new Map<number, Total>();
  for (const count of counts) {
    if (count.of && (!mediaTypes.includes(count.of.mediaType) || (kind && count.of.kind !== kind))) continue;
    const total = tally.get(count.piece);
    if (total) add(total, count);
    else tally.set(count.piece, add(nothing(), count));
  }
  return tally;
}

/** `pieces`: those of a window; see intervals.ts. */
export function figuresOf(
  rule: AlertRule,
  { window, previous, usual }: ComparedWindows,
  topic: WatchedTopic,
  pieces: (window: Period) => Pieces,
): AlertFigures {
  const total = (of: Period) => sumOf(topic.tally, pieces(of));
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
  const score = isScored(rule) ? now.score : null;
  return { topicId: String(topic.topicId), mentions: now.mentions, score, ...judgement };
}

/** Whether it tells of the score. Of spikes it is not even asked: what people correct would have to be looked at for it. */
export function isScored({ alertType }: Pick<AlertRule, 'alertType'>): boolean {
  return alertType !== 'conversation';
}

const NOT_JUDGED = { met: false, baseline: null, level: null, change: null, percent: null, lacks: null };

function sumOf(tally: Tally, { first, end }: Pieces): { mentions: number; score: number | null; scored: number } {
  const sum = nothing();
  for (let piece = first; piece < end; piece++) {
    const total = tally.get(piece);
    if (total) add(sum, total);
  }
  return { mentions: sum.mentions, score: sentimentScore(sum), scored: sum.mentions - sum.unscored };
}

function nothing(): Total {
  return { mentions: 0, positive: 0, negative: 0, neutral: 0, mixed: 0, unscored: 0 };
}

function add(sum: Total, one: Total): Total {
  sum.mentions += one.mentions;
  sum.positive += one.positive;
  sum.negative += one.negative;
  sum.neutral += one.neutral;
  sum.mixed += one.mixed;
  sum.unscored += one.unscored;
  return sum;
}
