/** One token: its name, what it may, how it begins, when it was made and used, until when it is good, and the way to revoke it. */
import { Button } from '@mantine/core';
import { IconApi } from '@tabler/icons-react';
import type { AccessToken } from '../../../../contract/access-tokens.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useFocusAround } from '../../../ui/use-focus-around.ts';
import styles from './tokens-dialog.module.css';

export function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { t } = useTranslation('tokens');
  const { name, scopes, start } = token;
  const row = useFocusAround<HTMLLIElement>();
  return (
    <li ref={row} className={styles['token']} data-token={token.id}>
      <IconApi size={24} stroke={1.5} aria-hidden className={styles['icon'] ?? ''} />
      <div className={styles['words']}>
        <div className={styles['name']}>
          <bdi>{name}</bdi>
          {scopes.map((scope) => (
            <span key={scope} className={styles['scope']}>
              {t(`tokens:scopes.${scope}`)}
            </span>
          ))}
        </div>
        <code className={styles['start']}>{start}…</code>
        <TokenFacts token={token} />
      </div>
      <Button variant="default" size="xs" aria-label={t('tokens:revokeOf', { name })} onClick={onRevoke}>
        {t('tokens:revoke')}
      </Button>
    </li>
  );
}

function TokenFacts({ token: { createdAt, lastUsedAt, expiresAt } }: { token: AccessToken }) {
  const { t } = useTranslation('tokens');
  const format = useFormat();
  const now = useNow();
  // The clock of this machine may be behind the server's.
  const used = lastUsedAt && format.relative(Math.min(Date.parse(lastUsedAt), now), now);
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <span className={styles['facts']}>
      <span title={format.dateTime(createdAt)}>{t('tokens:madeOn', { when: format.date(createdAt) })}</span>
      {used ? (
        <span title={format.dateTime(lastUsedAt)}>{t('tokens:lastUsed', { when: used })}</span>
      ) : (
        <span>{t('tokens:neverUsed')}</span>
      )}
      {expiresAt === null ? (
        <span>{t('tokens:neverExpires')}</span>
      ) : (
        <span title={format.dateTime(expiresAt)} className={isOver ? styles['over'] : undefined}>
          {t(isOver ? 'tokens:expired' : 'tokens:expires', { when: format.date(expiresAt) })}
        </span>
      )}
    </span>
  );
}
