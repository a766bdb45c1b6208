/** What an organisation has by now, from what other parts of the page ask for anyway, and its sources. */
import type { Home } from '../../../contract/home.ts';
import { useRequest } from '../../lib/call.ts';
import { FIRST } from '../../lib/first-calls.ts';
import { useOrgUsers } from '../../lib/organisation.ts';
import { useUserInfo } from '../../lib/plan.ts';
import type { Progress } from './next-steps.ts';

/** null until all of it is known. */
export function useProgress(home: Home): Progress | null {
  const info = useUserInfo();
  const people = useOrgUsers();
  const sources = useRequest(FIRST.sources, {}, { neutral: null });
  if (!info.data || people.pending || people.error || !sources.data) return null;
  return {
    topics: home.total,
    featured: home.topics.filter(({ featured }) => featured).length,
    alerts: info.data.totalAlert,
    sources: sources.data.data.length,
    compared: info.data.prefs.comparisonTopicIds.length,
    people: people.data.length,
  };
}
