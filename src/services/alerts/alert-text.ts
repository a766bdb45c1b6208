/** An alert as plain text, line by line. */
import { exactText, scoreText } from '../../engine/writing/figures.ts';
import { webLink } from '../mail/markup.ts';
import type { AlertFacts, TopicFacts } from './alert-facts.ts';
import { toldName } from './told-name.ts';
import { measureText, zonedWindowText } from './told-numbers.ts';
import { reasonText, titleOf } from './told-posts.ts';
import { becauseText, headline, kindText, nothingKnown, sentence, wordsOf } from './told-sentences.ts';
import { windowRows } from './window-rows.ts';

export function alertTextLines(
  facts: AlertFacts,
  { productName, unsubscribeUrl }: { productName: string; unsubscribeUrl: string | null },
): string[] {
  const { alert, windows, isTest } = facts;
  const words = wordsOf(alert.rule);
  return [
    headline(facts),
    `${productName} · ${kindText(alert)}`,
    ...(isTest ? ['', words.testNote] : []),
    ...(windows.some(({ isLate }) => isLate) ? ['', words.lateNote] : []),
    ...(windows.length > 1 ? ['', ...windowLines(facts)] : []),
    ...(facts.topics.length === 0 ? ['', nothingKnown(facts)] : []),
    ...facts.topics.flatMap((topic) => ['', ...topicLines(facts, topic)]),
    ...(facts.dashboardLink ? ['', `${words.openRun}${words.colon.trim()}`, facts.dashboardLink] : []),
    '',
    '-- ',
    becauseText(facts),
    ...(unsubscribeUrl ? [`${words.unsubscribe}${words.colon}${unsubscribeUrl}`] : []),
    '',
  ];
}

function windowLines(facts: AlertFacts): string[] {
  const { colon } = wordsOf(facts.alert.rule);
  const { rows, more } = windowRows(facts);
  return [...(more ? [more] : []), ...rows.map(({ when, topic, text }) => `* ${when} · ${toldName(topic)}${colon}${text}`)];
}

function topicLines(facts: AlertFacts, topic: TopicFacts): string[] {
  const { alert, timezone } = facts;
  const words = wordsOf(alert.rule);
  const { course, contents } = topic;
  const values = course.map(({ value }) => (value === null ? words.none : measureText(alert.rule, value)));
  return [
    toldName(topic.name),
    zonedWindowText(topic.window, timezone, alert.rule.language),
    sentence(facts, topic),
    `${words.course}${words.colon}${values.join(', ')}`,
    ...(contents.reasons.length > 0 ? ['', `${words.reasons}${words.colon.trim()}`] : []),
    ...contents.reasons.map((reason) => {
      const { kind, count, expected } = reason;
      const often = words.reasonCount(exactText(count), scoreText(expected));
      return `* ${toldName(reasonText(reason, alert.rule.language))}${words.aside(`${words.reasonKinds[kind]}${words.comma}${often}`)}`;
    }),
    ...(contents.posts.length > 0 ? ['', `${words.posts}${words.colon.trim()}`] : []),
    ...contents.posts.map((post) => {
      const address = webLink(post.url);
      const copies = post.duplicates ? words.aside(words.copies(post.duplicates)) : '';
      return `* ${toldName(titleOf(post)) || words.untitled}${copies}${address ? `\n  ${address}` : ''}`;
    }),
    ...(contents.leftOut ? ['', words.leftOut] : []),
    '',
    `${words.open}${words.colon.trim()}`,
    topic.link,
  ];
}
