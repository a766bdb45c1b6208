/** A click on a point of a topic's line, or its cell of the table, goes to the posts that it counts. */
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ComparedTopic } from '../../../contract/analysis/comparison.ts';
import type { TimeBucket } from '../../../contract/analysis/figures.ts';
import type { ChartHit } from '../../ui/chart/chart-picture.tsx';
import { usePostsOf } from './use-comparison-place.ts';

export function useCourseHits(
  topics: readonly ComparedTopic[],
  buckets: readonly TimeBucket[],
  nameOf: (bucket: TimeBucket) => string,
): (hit: ChartHit) => void {
  const navigate = useNavigate();
  const postsOf = usePostsOf();
  return useCallback(
    ({ dataIndex, seriesName }) => {
      const hit = buckets[dataIndex];
      const topic = topics.find(({ name }) => name === seriesName);
      if (!hit || !topic) return;
      void navigate(postsOf(topic.id, { title: nameOf(hit), bucket: { startDate: hit.start, endDate: hit.end } }));
    },
    [topics, buckets, nameOf, navigate, postsOf],
  );
}
