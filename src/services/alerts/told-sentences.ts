/** What an alert tells, in words with its numbers: the same in mails, and in channels. */
import type { AlertFigures } from '../../contract/alerts.ts';
import { conditionOf } from '../../engine/alerts/windows-of.ts';
import type { AlertFacts, TopicFacts } from './alert-facts.ts';
import { ALERT_WORDS } from './alert-words.ts';
import { changeText, numberText, percentText } from './told-numbers.ts';

/** `Spike: 120 mentions of Ferries (+50, +71%) and of two windows before`, in the language of the alert. */
export function headline({ alert, isTest, topics, windows }: AlertFacts): string {
  const words = wordsOf(alert.rule);
  const [topic] = topics;
  const told = topic ? `${topic.name}${words.colon}${measuredText(alert, topic.figures)}${changes(alert, topic.figures)}` : '';
  const earlier = windows.length > 1 ? `${words.comma}${words.earlier(windows.length - 1)}` : '';
  return `${isTest ? `[${words.test}] ` : ''}${alert.name} – ${told}${earlier}`;
}

/** One sentence: what was measured, against what, and from where on the alert tells. */
export function sentence({ alert }: AlertFacts, { figures }: Pick<TopicFacts, 'figures'>): string {
  const words = wordsOf(alert.rule);
  const condition = conditionOf(alert.rule);
  const { baseline, level, lacks, met } = figures;
  const parts = [`${measuredText(alert, figures)}${changes(alert, figures)}`];
  if (baseline !== null) parts.push(words.comparedWith(numberText(baseline), condition?.type === 'smart'));
  if (condition && level !== null) parts.push(words.toldFrom(numberText(level), condition.equation === 'increase'));
  if (lacks) parts.push(lacks === 'before' && baseline === 0 ? words.noPercentage : words.lacks[lacks]);
  if (condition && !met && !lacks) parts.push(words.notMet);
  return `${parts.join(words.comma)}${alert.rule.language === 'en' ? '.' : '。'}`;
}

export function wordsOf({ language }: AlertFacts['alert']['rule']) {
  return ALERT_WORDS[language];
}

function measuredText({ rule }: AlertFacts['alert'], { mentions, score }: AlertFigures): string {
  const words = wordsOf(rule);
  if (rule.alertType === 'conversation') return words.counted(numberText(mentions));
  const scored = score === null ? words.notScored : words.scored(numberText(score));
  return rule.alertType === 'sentiment' ? scored : `${words.counted(numberText(mentions))}${words.comma}${scored}`;
}

/** ` (+50, +71%)` */
function changes({ rule }: AlertFacts['alert'], { change, percent }: AlertFigures): string {
  if (change === null) return '';
  return wordsOf(rule).aside([changeText(change), ...(percent === null ? [] : [percentText(percent)])].join(', '));
}
