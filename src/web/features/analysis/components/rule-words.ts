/** What the rules of a classification mean in words. A server newer than the page may know rules that the page does not. */
import type { Classified } from '../../../../contract/themes.ts';
import type { Words } from '../../../i18n/resources.ts';
import type { Translate } from '../../../i18n/translator.ts';

type AnalysisT = Translate<['analysis', 'app']>;
type RuleKey = keyof Words['analysis']['rules'];

/** The id of a rule as a key of the translations, where a dot would lead further down. */
export function ruleKey(rule: string): string {
  return rule.replace('.', '-');
}

/** Why a post has a label, on one line: what the rule means, and the words it saw. */
export function sayReason(t: AnalysisT, { rule, words }: Classified): string {
  if (rule === null) return t('analysis:why.unseen');
  const seen = words.map((word) => t('analysis:why.quoted', { word })).join(t('analysis:why.comma'));
  return [meaningOf(t, rule), seen].filter(Boolean).join(t('analysis:why.colon'));
}

function meaningOf(t: AnalysisT, rule: string): string {
  // One that has no words gets none, which is what the default is for.
  return t(`analysis:rules.${ruleKey(rule) as RuleKey}`, { defaultValue: '' });
}
