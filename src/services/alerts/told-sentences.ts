/** What an alert tells, in words with its numbers: the same in mails, and in channels. */

import type { Condition } from '../../contract/alert-conditions.ts';
import type { AlertFigures } from '../../contract/alerts.ts';
import { canBe, undecidedBy } from '../../engine/alerts/judge.ts';
import { conditionOf, hasHourOfWeek } from '../../engine/alerts/windows-of.ts';
import { exactText, percentText, scoreText, signedText } from '../../engine/writing/figures.ts';
import type { AlertFacts, TopicFacts } from './alert-facts.ts';
import { ALERT_WORDS, type AlertWords } from './alert-words.ts';
import { toldName } from './told-name.ts';
import { changeText, measureText, zonedWindowText } from './told-numbers.ts';

const HOUR_MS = 3_600_000;
/** From half a day on it is the day that counts, with an hour less or more where the clock is changed. */
const SHORTEST_DAY_MS = 11 * HOUR_MS;
const LONGEST_DAY_MS = 25 * HOUR_MS;

/** `Spike – Ferries: 120 mentions (+50, +71%), and 2 more topics, and of 2 more windows`, in the language of the alert. */
export function headline({ alert, isTest, topics, windows }: AlertFacts): string {
  const words = wordsOf(alert.rule);
  const [topic, ...others] = topics;
  const told = topic
    ? `${toldName(topic.name)}${words.colon}${measuredText(alert, topic.figures)}${changes(alert, topic.figures)}`
    : words.nothingKnown;
  const more = others.length > 0 ? `${words.comma}${words.moreTopics(others.length)}` : '';
  const rest = windows.length > 1 ? `${words.comma}${words.moreWindows(windows.length - 1)}` : '';
  return `${isTest ? `[${words.test}] ` : ''}${toldName(alert.name)} – ${told}${more}${rest}`;
}

/** One sentence: what was measured, against what, and from where on the alert tells. */
export function sentence({ alert, windows }: AlertFacts, { figures }: Pick<TopicFacts, 'figures'>): string {
  const words = wordsOf(alert.rule);
  const condition = conditionOf(alert.rule);
  const { baseline, level, met } = figures;
  const undecided = undecidedBy(figures);
  const parts = [`${measuredText(alert, figures)}${changes(alert, figures)}`];
  if (baseline !== null) parts.push(words.comparedWith[beside(condition, windows)](measureText(alert.rule, baseline)));
  if (condition && level !== null) parts.push(toldFrom(alert, condition, level));
  if (undecided) parts.push(condition ? words.lacks[undecided] : words.didNotArrive);
  if (condition && !met && !undecided) parts.push(words.notMet);
  return `${begun(parts.join(words.comma))}${alert.rule.language === 'en' ? '.' : '。'}`;
}

/** With a capital, where its first letter has one. */
function begun(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Of a test of which no topic has figures yet. */
export function nothingKnown({ alert, timezone, windows }: AlertFacts): string {
  const [window] = windows.slice(-1);
  return window ? wordsOf(alert.rule).nothingKnownOf(zonedWindowText(window, timezone, alert.rule.language)) : '';
}

/** Why somebody gets the mail: a test goes to whoever tries the alert, which may name him or not. */
export function becauseText({ alert, organisation, isTest }: AlertFacts): string {
  const words = wordsOf(alert.rule);
  const names = [toldName(alert.name), toldName(organisation)] as const;
  return isTest ? words.becauseTried(...names) : words.because(...names);
}

/** What kind of alert it is: one that looks for a fall tells of no spike. */
export function kindText({ rule }: AlertFacts['alert']): string {
  const words = wordsOf(rule);
  return rule.alertType === 'conversation' && rule.conConditionEquation === 'decrease' ? words.drop : words.types[rule.alertType];
}

function beside(condition: Condition | null, [window]: AlertFacts['windows']): keyof AlertWords['comparedWith'] {
  if (condition?.type !== 'smart') return 'before';
  if (!window || !hasHourOfWeek(window)) return 'windows';
  const length = window.end.getTime() - window.start.getTime();
  if (length < SHORTEST_DAY_MS) return 'hour';
  return length <= LONGEST_DAY_MS ? 'day' : 'days';
}

/** null where nothing measured could be so: no line of a chart. */
export function drawnLevel({ rule }: AlertFacts['alert'], { level }: Pick<AlertFigures, 'level'>): number | null {
  return level !== null && canBe(level, { isScore: rule.alertType === 'sentiment' }) ? level : null;
}

function toldFrom({ rule }: AlertFacts['alert'], { equation }: Condition, level: number): string {
  const words = wordsOf(rule);
  const isScore = rule.alertType === 'sentiment';
  if (!canBe(level, { isScore })) return isScore ? words.neverScored : words.tooFew;
  return words.toldFrom(levelText(rule, level), equation === 'increase');
}

/** From where on it tells: mentions are whole. */
export function levelText(rule: AlertFacts['alert']['rule'], level: number): string {
  if (rule.alertType === 'sentiment') return scoreText(level);
  return exactText(conditionOf(rule)?.equation === 'decrease' ? Math.floor(level) : Math.ceil(level));
}

export function wordsOf({ language }: AlertFacts['alert']['rule']) {
  return ALERT_WORDS[language];
}

function measuredText({ rule }: AlertFacts['alert'], { mentions, score }: AlertFigures): string {
  const words = wordsOf(rule);
  if (rule.alertType === 'conversation') return words.counted(exactText(mentions));
  const scored = score === null ? words.notScored : words.scored(scoreText(score));
  return rule.alertType === 'sentiment' ? scored : `${words.counted(exactText(mentions))}${words.comma}${scored}`;
}

/** ` (+50, +71%)` */
function changes({ rule }: AlertFacts['alert'], { change, percent }: AlertFigures): string {
  if (change === null) return '';
  const share = percent === null ? [] : [signedText(percent, percentText(percent))];
  const words = wordsOf(rule);
  return words.aside([changeText(rule, change), ...share].join(words.comma));
}
