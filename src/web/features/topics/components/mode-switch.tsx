/** Groups or the keyword language. What can be carried over exactly is; what cannot is asked about first. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { KeywordDraft, KeywordMode } from '../draft.ts';
import { switchMode } from '../keyword-mode.ts';
import styles from './mode-switch.module.css';

export interface ModeSwitchProps {
  draft: KeywordDraft;
  onChange: (keywords: KeywordDraft) => void;
}

export function ModeSwitch({ draft, onChange }: ModeSwitchProps) {
  const { t } = useTranslation('topics');
  const confirm = useConfirm();
  /** Said until the next switch. */
  const [carried, setCarried] = useState<KeywordMode | null>(null);
  const mode = draft.keywordInputMode;

  async function change(wanted: KeywordMode): Promise<void> {
    if (wanted === mode) return;
    const { keywords, outcome } = switchMode(draft, wanted);
    const question = { title: t('form.modeLostTitle'), text: t('form.modeLostText'), confirm: t('form.modeLostConfirm') };
    if (outcome === 'lost' && !(await confirm({ ...question, danger: true }))) return;
    onChange(keywords);
    setCarried(outcome === 'carried' ? wanted : null);
  }

  return (
    <div className={styles['mode']}>
      <SegmentedControl
        aria-label={t('form.mode')}
        value={mode}
        onChange={(value) => void change(value === 'advanced' ? 'advanced' : 'basic')}
        data={[
          { value: 'basic', label: t('form.modes.basic') },
          { value: 'advanced', label: t('form.modes.advanced') },
        ]}
      />
      <p className={styles['words']} role="status">
        {carried === mode ? t(`form.modeCarried.${mode}`) : t(`form.modeHint.${mode}`)}
      </p>
    </div>
  );
}
