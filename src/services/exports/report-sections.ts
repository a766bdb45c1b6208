/** What a report shows, tab by tab: the figures of the very verbs that the screen asks. No drawing. */
import type { Changed } from '../../contract/analysis/figures.ts';
import { REPORT_TABS, type ReportTab } from '../../contract/exports.ts';
import { topicOverview } from '../analysis/overview.ts';
import type { Actor, Environment } from '../environment.ts';
import { number, type ReportFigure, type ReportSection } from './report-blocks.ts';
import { type ReportView, TAB_BLOCKS } from './report-tabs.ts';
import { REPORT_WORDS, type ReportWords } from './report-words.ts';

export async function reportSections(
  environment: Environment,
  actor: Actor,
  view: ReportView,
  tab: ReportTab | undefined,
): Promise<{ figures: ReportFigure[]; sections: ReportSection[] }> {
  const words = REPORT_WORDS[view.language];
  const overview = await topicOverview(environment, actor, { id: view.id, filter: view.filter });
  const sections: ReportSection[] = [];
  // One after the other: the processors are those of whoever works with the screen.
  for (const name of tab ? [tab] : REPORT_TABS) {
    const asking = { environment, actor, view, words, overview };
    const blocks = overview.mentions.value === 0 ? [] : await TAB_BLOCKS[name](asking);
    sections.push({
      title: words.tabs[name],
      blocks: blocks.filter((block) => block.kind === 'figures' || block.rows.length > 0),
    });
  }
  return { figures: keyFigures(overview, words), sections };
}

type Overview = Awaited<ReturnType<typeof topicOverview>>;

function keyFigures(overview: Overview, words: ReportWords): ReportFigure[] {
  const figure = (label: string, { value, previous }: Changed): ReportFigure => ({
    label,
    value: number(value),
    note: previous === null ? '' : words.before(number(previous)),
  });
  return [
    figure(words.mentions, overview.mentions),
    figure(words.originals, overview.originals),
    figure(words.authors, overview.authors),
    figure(words.reach, overview.reach),
    figure(words.engagement, overview.engagement),
    figure(words.score, overview.score),
  ];
}
