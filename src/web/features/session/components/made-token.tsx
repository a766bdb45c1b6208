/** A token that was just made, to be copied: nobody is told it again. */
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccessToken } from '../../../../contract/access-tokens.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import dialog from '../../../ui/dialog.module.css';
import { useNotify } from '../../../ui/use-notify.tsx';
import styles from './tokens-dialog.module.css';

export function MadeToken({ made: { name, token }, onDone }: { made: AccessToken & { token: string }; onDone: () => void }) {
  const { t } = useTranslation('tokens');
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      notify(t('tokens:copyFailed'), 'failed');
    }
  }
  return (
    <div className={dialog['form']}>
      <p className={styles['once']}>{t('tokens:once')}</p>
      <div className={styles['made']}>
        <TextInput
          className={styles['secret'] ?? ''}
          label={<bdi>{name}</bdi>}
          value={token}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          autoFocus
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{copied ? t('tokens:copied') : t('tokens:copy')}</span>
        </Button>
      </div>
      <p className={styles['never']}>{t('tokens:keepSafe')}</p>
      <div className={dialog['buttons']}>
        <Button onClick={onDone}>{t('tokens:done')}</Button>
      </div>
    </div>
  );
}
