/** What a post must mention and must not, as groups of keywords or in the keyword language. */
import type { Subscription } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { FormErrors, KeywordsUsed } from '../check-draft.ts';
import type { TopicDraft } from '../draft.ts';
import { errorWords, isQueryError } from '../error-words.ts';
import type { TopicForm } from '../use-topic-form.ts';
import { KeywordsField } from './keywords-field.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { QuerySide } from './query-side.tsx';

export interface KeywordsStepProps {
  draft: TopicDraft;
  errors: FormErrors;
  counts: KeywordsUsed;
  plan: Subscription;
  proposing: TopicForm['proposing'];
  onChange: (changes: Partial<TopicDraft>) => void;
}

export function KeywordsStep(props: KeywordsStepProps) {
  const { draft, onChange } = props;
  return (
    <>
      <ModeSwitch draft={draft} onChange={onChange} />
      {draft.keywordInputMode === 'basic' ? <Groups {...props} /> : <Query {...props} />}
    </>
  );
}

function Groups({ draft, errors, counts, plan, onChange }: KeywordsStepProps) {
  const { t } = useTranslation(['topics', 'errors', 'query']);
  const format = useFormat();
  return (
    <>
      <KeywordsField
        title={t('form.inclusion')}
        hint={t('form.inclusionHint')}
        groups={draft.basicInclusion}
        operator={draft.basicInclusionOperator}
        used={counts.inclusion}
        max={plan.maxKeywords}
        onGroups={(basicInclusion) => onChange({ basicInclusion })}
        onOperator={(basicInclusionOperator) => onChange({ basicInclusionOperator })}
        error={errors.inclusion && errorWords(t, format, errors.inclusion, plan)}
        wrongKeyword={errors.inclusion?.keyword}
      />
      <KeywordsField
        title={t('form.exclusion')}
        hint={t('form.exclusionHint')}
        groups={draft.basicExclusion}
        operator={draft.basicExclusionOperator}
        used={counts.exclusion}
        max={plan.maxKeywordsExclusion}
        onGroups={(basicExclusion) => onChange({ basicExclusion })}
        onOperator={(basicExclusionOperator) => onChange({ basicExclusionOperator })}
        error={errors.exclusion && errorWords(t, format, errors.exclusion, plan)}
        wrongKeyword={errors.exclusion?.keyword}
      />
    </>
  );
}

function Query({ draft, errors, counts, plan, proposing, onChange }: KeywordsStepProps) {
  const { t } = useTranslation(['topics', 'errors', 'query']);
  const format = useFormat();
  // What is wrong inside the query is said by its editor, at its place.
  const words = (side: 'inclusion' | 'exclusion') => {
    const error = errors[side];
    return error && !isQueryError(error.key) ? errorWords(t, format, error, plan) : undefined;
  };
  return (
    <>
      <QuerySide
        title={t('form.inclusion')}
        hint={t('form.queryHint')}
        placeholder={t('form.queryPlaceholder')}
        text={draft.advancedInclusion}
        used={counts.inclusion}
        max={plan.maxKeywords}
        required
        onChange={(advancedInclusion) => onChange({ advancedInclusion })}
        proposing={proposing}
        error={words('inclusion')}
      />
      <QuerySide
        title={t('form.exclusion')}
        hint={t('form.exclusionQueryHint')}
        placeholder={t('form.exclusionQueryPlaceholder')}
        text={draft.advancedExclusion}
        used={counts.exclusion}
        max={plan.maxKeywordsExclusion}
        onChange={(advancedExclusion) => onChange({ advancedExclusion })}
        error={words('exclusion')}
      />
    </>
  );
}
