/** Names files of answers that carry no days: they are of the window of the overview, which every tab asks for. */
import { datedName } from '../../lib/dated-name.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useAnalysedTopic, useOverview } from './api.ts';
import { useAnalysis } from './use-analysis.ts';

export function useDatedName(): (what: string) => string {
  const { id, search } = useAnalysis();
  const topic = useAnalysedTopic(id).data;
  const overview = useOverview(id, search, topic).data;
  const format = useFormat();
  return (what) => (overview ? datedName(what, overview, format) : what);
}
