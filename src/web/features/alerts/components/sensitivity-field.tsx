/** How far from usual something must be before a smart condition tells. */
import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { SENSITIVITIES, type Sensitivity } from '../../../../contract/alert-conditions.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from './form-fields.module.css';

export interface SensitivityFieldProps {
  value: Sensitivity;
  onChange: (value: Sensitivity) => void;
}

export function SensitivityField({ value, onChange }: SensitivityFieldProps) {
  const { t } = useTranslation('alerts');
  const id = useId();
  return (
    <div className={styles['choice']}>
      <Input.Label id={id} labelElement="div">
        {t('form.sensitivity')}
      </Input.Label>
      <SegmentedControl
        aria-labelledby={id}
        className={styles['wrapping'] ?? ''}
        value={value}
        onChange={onChange}
        data={SENSITIVITIES.map((one) => ({ value: one, label: t(`form.sensitivityNames.${one}`) }))}
      />
      <p className={styles['hint']}>{t(`form.sensitivityHints.${value}`)}</p>
      <p className={styles['hint']}>{t('form.smartHint')}</p>
    </div>
  );
}
