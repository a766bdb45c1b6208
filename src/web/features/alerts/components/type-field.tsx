/** Which of the three types an alert is. */
import { Radio } from '@mantine/core';
import { ALERT_TYPES, type AlertType } from '../../../../contract/alert-conditions.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from './form-fields.module.css';

export interface TypeFieldProps {
  value: AlertType;
  onChange: (value: AlertType) => void;
}

export function TypeField({ value, onChange }: TypeFieldProps) {
  const { t } = useTranslation('alerts');
  return (
    <Radio.Group label={t('form.type')} value={value} onChange={(chosen) => onChange(chosen as AlertType)}>
      <div className={styles['types']}>
        {ALERT_TYPES.map((type) => (
          <Radio
            key={type}
            value={type}
            label={t(`types.${type}`)}
            description={t(`form.typeHints.${type}`)}
            className={styles['type'] ?? ''}
            wrapperProps={{ 'data-chosen': type === value || undefined }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
