/** How often, when and in which language an alert tells. */
import { Select, Switch } from '@mantine/core';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { minutesWords } from '../condition-words.ts';
import type { AlertFields } from '../draft.ts';
import { fieldWords } from '../field-words.ts';
import type { AlertForm } from '../use-alert-form.ts';
import { ClockInput } from './clock-input.tsx';
import styles from './form-fields.module.css';

/** Minutes. */
const COOLDOWNS = [0, 15, 30, 60, 180, 360, 720, 1440, 4320, 10_080];
const NIGHT = { from: '22:00', to: '07:00' };

export function MannersFields({ form: { fields, errors, write } }: { form: AlertForm }) {
  const { t } = useTranslation(['alerts', 'app', 'errors']);
  const format = useFormat();
  const { cooldownMinutes, quietHours, language } = fields;
  // A program may have set another one.
  const minutes = [...new Set([...COOLDOWNS, cooldownMinutes])].sort((one, other) => one - other);
  const wrong = (isWrong: boolean) => (isWrong ? fieldWords(t, format, errors, 'quietHours') : undefined);
  return (
    <>
      <div className={styles['row']}>
        {/* A summary is sent once in each period. */}
        {fields.alertType !== 'periodic' && (
          <Select
            label={t('alerts:form.cooldown')}
            description={t('alerts:form.cooldownHint')}
            data={minutes.map((value) => ({
              value: String(value),
              label: value === 0 ? t('alerts:form.noCooldown') : minutesWords(t, format, value),
            }))}
            value={String(cooldownMinutes)}
            onChange={(value) => write({ cooldownMinutes: Number(value) })}
            allowDeselect={false}
          />
        )}
        <Select
          label={t('alerts:form.language')}
          description={t('alerts:form.languageHint')}
          data={[
            { value: 'en', label: t('app:english') },
            { value: 'zh-Hant', label: t('app:chinese') },
          ]}
          value={language}
          onChange={(value) => write({ language: value as AlertFields['language'] })}
          allowDeselect={false}
        />
      </div>
      <Switch
        label={t('alerts:form.quiet')}
        description={t('alerts:form.quietHint', { timezone: format.timezone() })}
        checked={quietHours !== null}
        onChange={(event) => write({ quietHours: event.currentTarget.checked ? NIGHT : null })}
      />
      {quietHours && (
        <div className={styles['row']}>
          <ClockInput
            label={t('alerts:form.quietFrom')}
            value={quietHours.from}
            onChange={(from) => write({ quietHours: { ...quietHours, from } })}
            error={wrong(quietHours.from === '')}
          />
          <ClockInput
            label={t('alerts:form.quietTo')}
            value={quietHours.to}
            onChange={(to) => write({ quietHours: { ...quietHours, to } })}
            error={wrong(quietHours.to === '' || quietHours.to === quietHours.from)}
          />
        </div>
      )}
    </>
  );
}
