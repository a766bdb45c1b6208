/** What the rules of a classification mean in words. A server newer than the page may know rules that the page does not. */
import type { TFunction } from 'i18next';
import type { Classified } from '../../../../contract/themes.ts';
import { RESOURCES } from '../../../i18n/resources.ts';

const WORDS = RESOURCES.en.analysis.rules;
type RuleKey = keyof typeof WORDS;

/** The id of a rule as a key of the translations, where a dot would lead further down. */
export function ruleKey(rule: string): string {
  return rule.replace('.', '-');
}

/** Why a post has a label, on one line: what the rule means, and the words it saw. */
export function sayReason(t: TFunction<readonly ['analysis', 'app']>, { rule, words }: Classified): string {
  if (rule === null) return t('analysis:why.unseen');
  const key = ruleKey(rule);
  const meaning = isWorded(key) ? t(`analysis:rules.${key}`) : '';
  const seen = words.map((word) => t('analysis:why.quoted', { word })).join(t('analysis:why.comma'));
  return [meaning, seen].filter(Boolean).join(t('analysis:why.colon'));
}

function isWorded(key: string): key is RuleKey {
  return Object.hasOwn(WORDS, key);
}
