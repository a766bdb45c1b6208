/** What the chart of a window draws of one topic. */
import type { RunCourse } from '../../../contract/alert-runs.ts';
import { canBe } from '../../../engine/alerts/judge.ts';

export type CourseLine = 'value' | 'baseline' | 'level';

export interface DrawnCourse {
  isScore: boolean;
  /** A digest is compared with nothing. */
  lines: readonly CourseLine[];
  /** Oldest first. `level`: null also where nothing measured could meet it. */
  points: RunCourse['topics'][number]['points'];
}

export function drawnCourse(alertType: RunCourse['alertType'], { points }: RunCourse['topics'][number]): DrawnCourse {
  const isScore = alertType === 'sentiment';
  return {
    isScore,
    lines: alertType === 'periodic' ? ['value'] : ['value', 'baseline', 'level'],
    points: points.map((point) => ({
      ...point,
      level: point.level !== null && canBe(point.level, { isScore }) ? point.level : null,
    })),
  };
}
