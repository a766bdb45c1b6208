/** The windows that a message tells of, topic by topic, as many as are read: a mail that is too long is cut before its foot. */
import type { AlertFacts } from './alert-facts.ts';
import { windowText } from './told-numbers.ts';
import { sentence, wordsOf } from './told-sentences.ts';

/** Gmail cuts what is longer than 102 KB; a row takes a third of one. */
const MOST_ROWS = 20;

export interface WindowRows {
  /** Oldest first: the newest of them. */
  rows: { when: string; topic: string; text: string }[];
  /** What is said of the others; null where there are none. */
  more: string | null;
}

/** None where one window is told of. */
export function windowRows(facts: AlertFacts): WindowRows {
  const { alert, timezone, windows, topics } = facts;
  if (windows.length < 2) return { rows: [], more: null };
  const words = wordsOf(alert.rule);
  const all = windows.flatMap((window) =>
    topics.flatMap(({ id, name }) => {
      const figures = window.figures.find(({ topicId }) => topicId === id);
      return figures ? [{ window, name, figures }] : [];
    }),
  );
  const rows = all.slice(-MOST_ROWS).map(({ window, name, figures }) => ({
    when: `${windowText(window, timezone, alert.rule.language)}${window.isLate ? words.aside(words.late) : ''}`,
    topic: name,
    text: sentence(facts, { figures }),
  }));
  return { rows, more: all.length > rows.length ? words.moreRows(all.length - rows.length) : null };
}
