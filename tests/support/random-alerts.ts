/** Alerts and posts made by chance, for tests of what is decided of them. */
import { randomUUID } from 'node:crypto';
import {
  ALERT_CYCLES,
  ALERT_TYPES,
  CONDITION_TYPES,
  CONVERSATION_TYPES,
  CYCLE_PERIODS,
  EQUATIONS,
  SENSITIVITIES,
} from '../../src/contract/alert-conditions.ts';
import type { MediaType } from '../../src/contract/media-types.ts';
import type { ImportedPost } from '../../src/contract/posts.ts';
import { importedPostOf } from './post.ts';

/** 0…1. */
export type Chance = () => number;

const MEDIA: MediaType[] = ['news', 'forum', 'x'];
const SENTIMENTS = ['Positive', 'Negative', 'Neutral', 'Mixed', null] as const;
/** Custom lengths in hours or days: those that fit into days, and those that do not. */
const LENGTHS = [
  ['h', 2],
  ['h', 5],
  ['h', 6],
  ['h', 48],
  ['d', 3],
  ['d', 1],
] as const;
const HOUR_MS = 3_600_000;

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

const quietBetween = (from: string, to: string) => (from === to ? null : { from, to });

/** What is tried of an alert; its conditions are such that some windows meet them and some do not. */
export function randomRule(chance: Chance): Record<string, unknown> {
  const [alertDurationUnit, alertDuration] = pick(chance, LENGTHS);
  const clock = () => `${String(Math.floor(chance() * 24)).padStart(2, '0')}:${pick(chance, ['00', '30', '17'])}`;
  const conConditionType = pick(chance, CONDITION_TYPES);
  const conConditionEquation = pick(chance, EQUATIONS);
  const senConditionType = pick(chance, CONDITION_TYPES);
  return {
    alertType: pick(chance, [...ALERT_TYPES, 'conversation', 'sentiment']),
    conversationType: pick(chance, CONVERSATION_TYPES),
    mediaTypes: pick<readonly MediaType[]>(chance, [MEDIA, ['news'], ['forum', 'x']]),
    alertCycle: pick(chance, ALERT_CYCLES),
    alertDuration: String(alertDuration),
    alertDurationUnit,
    alertCyclePeriod: pick(chance, CYCLE_PERIODS),
    conConditionType,
    conConditionEquation,
    conConditionValue: String(
      conConditionType === 'percentage'
        ? pick(chance, conConditionEquation === 'increase' ? [20, 50, 100, 300] : [20, 50, 75, 100])
        : pick(chance, [1, 2, 5, 20]),
    ),
    senConditionType,
    senConditionEquation: pick(chance, EQUATIONS),
    senConditionValue: String(pick(chance, [5, 10, 25, 50])),
    periodConditionTime: clock(),
    sensitivity: pick(chance, SENSITIVITIES),
    cooldownMinutes: pick(chance, [0, 0, 15, 60, 600, 3000]),
    quietHours: pick(chance, [null, null, quietBetween(clock(), clock()), { from: '22:00', to: '07:30' }]),
  };
}

/** Some of them in bursts, so that there is something to be told of; as many of each hour as it is far from five in the morning. */
export function randomPosts(chance: Chance, word: string, count: number, [start, end]: readonly [Date, Date]): ImportedPost[] {
  const hours = (end.getTime() - start.getTime()) / HOUR_MS;
  const bursts = Array.from({ length: 25 }, () => Math.floor(chance() * hours));
  return Array.from({ length: count }, () => {
    const hour = chance() < 0.4 ? pick(chance, bursts) : Math.floor(Math.max(chance(), chance() * chance()) * hours);
    const kind = pick(chance, ['post', 'post', 'comment'] as const);
    return importedPostOf({
      media_type: pick(chance, MEDIA),
      // On the edges of windows too.
      published_at: new Date(start.getTime() + (hour + Math.floor(chance() * 12) / 12) * HOUR_MS).toISOString(),
      title: word,
      content: '…',
      kind,
      sentiment: pick(chance, SENTIMENTS),
      ...(kind === 'comment' && { parent_id: randomUUID() }),
    });
  });
}
