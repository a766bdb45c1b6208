/** A new token: what it is for, what it may, and how long it is good. */
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  TOKEN_DAYS,
  USUAL_TOKEN_DAYS,
} from '../../../../contract/access-tokens.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { SCOPES, type Scope } from '../../../../contract/scopes.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { refreshRequests, request } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import dialog from '../../../ui/dialog.module.css';
import styles from './tokens-dialog.module.css';

const NEVER = 'never';

interface TokenFormProps {
  onMade: (made: AccessToken & { token: string }) => void;
  onCancel: () => void;
}

export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const { t } = useTranslation(['tokens', 'app']);
  const language = usePreferences((preferences) => preferences.language);
  const client = useQueryClient();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>(['read']);
  const [days, setDays] = useState(String(USUAL_TOKEN_DAYS));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '') return nameField.current?.focus();
    if (scopes.length === 0 || busy) return;
    setBusy(true);
    setRefusal('');
    try {
      const expiresInDays = TOKEN_DAYS.find((one) => String(one) === days) ?? null;
      const { data } = await request(createAccessToken, { name, scopes, expiresInDays, language });
      void refreshRequests(client, listAccessTokens);
      onMade(data);
    } catch (error) {
      setRefusal(isLimit(error) ? t('tokens:tooMany', { max: LIMITS.accessTokens }) : t('tokens:notMade'));
      setBusy(false);
    }
  }

  const lasting = [
    ...TOKEN_DAYS.map((one) => ({ value: String(one), label: t('tokens:days', { days: one }) })),
    { value: NEVER, label: t('tokens:noEnd') },
  ];
  return (
    <form className={dialog['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={nameField}
        label={t('tokens:name')}
        description={t('tokens:nameHint')}
        value={name}
        maxLength={LIMITS.tokenNameLength}
        autoComplete="off"
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        error={tried && name.trim() === '' ? t('tokens:nameMissing') : null}
      />
      <Checkbox.Group
        label={t('tokens:scopesLabel')}
        value={scopes}
        onChange={(chosen) => setScopes(SCOPES.filter((scope) => chosen.includes(scope)))}
        error={tried && scopes.length === 0 ? t('tokens:scopeMissing') : null}
      >
        <div className={styles['scopes']}>
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`tokens:scopes.${scope}`)}
              description={t(`tokens:scopeTexts.${scope}`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Select
        label={t('tokens:goodFor')}
        description={days === NEVER ? t('tokens:noEndHint') : t('tokens:goodForHint')}
        data={lasting}
        value={days}
        onChange={(chosen) => setDays(chosen ?? NEVER)}
        allowDeselect={false}
      />
      <p className={styles['never']}>{t('tokens:never')}</p>
      {refusal && (
        <p role="alert" className={dialog['refusal']}>
          {refusal}
        </p>
      )}
      <div className={dialog['buttons']}>
        <Button variant="default" onClick={onCancel}>
          {t('app:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('tokens:create')}
        </Button>
      </div>
    </form>
  );
}

function isLimit(error: unknown): boolean {
  return error instanceof CallError && error.code === 'limit_reached';
}
