/** The keywords of one group as tags, and the way to be rid of the group. */
import { CloseButton } from '@mantine/core';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import styles from './keyword-group.module.css';

export interface KeywordGroupProps {
  words: readonly string[];
  number: number;
  /** "Inclusion" or "Exclusion". */
  side: string;
  wrongKeyword: string | undefined;
  describedBy: string | undefined;
  onChange: (words: string[]) => void;
  /** Left out for the only group. */
  onRemove: (() => void) | undefined;
}

export function KeywordGroup({ words, number, side, wrongKeyword, describedBy, onChange, onRemove }: KeywordGroupProps) {
  const { t } = useTranslation('topics');
  return (
    <div className={styles['group']}>
      <TagsField
        tags={words}
        onChange={onChange}
        label={t('form.group', { number, side })}
        placeholder={t(words.length > 0 ? 'form.groupMore' : 'form.groupPlaceholder')}
        removeLabel={(keyword) => t('form.removeKeyword', { keyword })}
        isWrong={(keyword) => keyword === wrongKeyword}
        describedBy={describedBy}
      />
      {onRemove && <CloseButton aria-label={t('form.removeGroup', { number, side })} onClick={onRemove} />}
    </div>
  );
}
