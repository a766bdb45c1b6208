/** Who gets mail: addresses as tags, typed or pasted; one that is there already changes nothing. */
import { Button, Input } from '@mantine/core';
import { useId } from 'react';
import type { Alert } from '../../../../contract/alerts.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { TagsField } from '../../../ui/tags-field.tsx';
import { isEmail, readEmails } from '../read-emails.ts';
import styles from './form-fields.module.css';
import { NotTold } from './not-told.tsx';

export interface EmailsFieldProps {
  emails: readonly string[];
  onChange: (emails: string[]) => void;
  /** In words; each by itself. */
  errors: readonly string[];
  /** As it is saved, with what they have said so far. */
  alert: Alert | undefined;
}

export function EmailsField({ emails, onChange, errors, alert }: EmailsFieldProps) {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const mine = useSession((session) => session.user?.email.toLowerCase() ?? '');
  const field = useId();
  const wrong = useId();
  return (
    <div>
      <Input.Wrapper
        label={t('form.emails')}
        description={t('form.emailsHint', { max: format.exact(LIMITS.alertEmails) })}
        required
        id={field}
      >
        <div className={styles['below']}>
          <TagsField
            id={field}
            tags={emails}
            onChange={(written) => onChange(readEmails(written))}
            label={t('form.emails')}
            placeholder={emails.length === 0 ? t('form.emailPlaceholder') : ''}
            removeLabel={(email) => t('form.removeEmail', { email })}
            isWrong={(email) => !isEmail(email)}
            describedBy={errors.length > 0 ? wrong : undefined}
          />
        </div>
      </Input.Wrapper>
      {errors.length > 0 && (
        <Input.Error id={wrong} mt={4} component="div">
          {errors.map((error) => (
            <div key={error}>{error}</div>
          ))}
        </Input.Error>
      )}
      {alert && <NotTold alert={alert} emails={emails} />}
      {mine !== '' && !emails.includes(mine) && (
        <Button
          className={styles['below'] ?? ''}
          variant="default"
          size="xs"
          disabled={emails.length >= LIMITS.alertEmails}
          onClick={() => onChange(readEmails([...emails, mine]))}
        >
          {t('form.addMine')}
        </Button>
      )}
    </div>
  );
}
