/** What a chart shows of the windows of an alert, topic by topic. */
import type { AlertPreview } from '../../contract/alert-preview.ts';
import type { AlertFigures, AlertRule } from '../../contract/alerts.ts';
import type { DecidedWindow } from './decide-windows.ts';
import { conditionOf } from './windows-of.ts';

type TopicPoints = AlertPreview['topics'][number];
type Point = TopicPoints['points'][number];

/** Of all topics together, beside those that something was told of: no chart is wide enough for more, and nobody waits for them. */
const MOST_POINTS = 12_000;

/**
 * `windows`: oldest first. Windows that a topic has no figures of have no point. Of too many, each has that
 * was told of, or held back, for the sake of the topic; of the others, of some in a row one has.
 */
export function previewPoints(rule: AlertRule, topicIds: readonly number[], windows: readonly DecidedWindow[]): TopicPoints[] {
  const inRow = Math.ceil((windows.length * topicIds.length) / MOST_POINTS);
  const topics = new Map(topicIds.map((id) => [String(id), new Map<string, Point>()]));
  const isFall = conditionOf(rule)?.equation === 'decrease';
  for (const [place, { window, figures, decision }] of windows.entries())
    for (const one of figures) {
      const points = topics.get(one.topicId);
      const point = pointOf(rule, one, window.end);
      const isTold = (decision.tell || decision.heldBack !== null) && (point.met || rule.alertType === 'periodic');
      const key = isTold ? point.end : String(Math.floor(place / inRow));
      const known = points?.get(key);
      if (known && !tellsMore(point, known, isFall)) continue;
      // Where it stands in the map is when it was.
      points?.delete(key);
      points?.set(key, point);
    }
  return [...topics].map(([id, points]) => ({ id, points: [...points.values()] }));
}

function pointOf({ alertType }: AlertRule, { mentions, score, level, baseline, met }: AlertFigures, end: Date): Point {
  return { end: end.toISOString(), value: alertType === 'sentiment' ? score : mentions, level, baseline, met };
}

/** One that met the condition, or else the one that came closest to what is looked for. */
function tellsMore(one: Point, other: Point, isFall: boolean): boolean {
  if (one.met !== other.met) return one.met;
  if (one.value === null || other.value === null) return other.value === null;
  return isFall ? one.value < other.value : one.value > other.value;
}
