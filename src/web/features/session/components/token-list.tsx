/** What tokens there are, and the ways to make one and to revoke each, the latter after a question. */
import { Button, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type AccessToken, listAccessTokens, revokeAccessToken } from '../../../../contract/access-tokens.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { refreshRequests, request, useRequest } from '../../../lib/call.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import dialog from '../../../ui/dialog.module.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { useNotify } from '../../../ui/use-notify.tsx';
import { TokenRow } from './token-row.tsx';
import styles from './tokens-dialog.module.css';

/** That one was used is seen while the list is open. */
const POLL = 30_000;

interface TokenListProps {
  /** Whoever comes back from making one goes on here. */
  focusCreate: boolean;
  /** While a question stands above. */
  onAsking: (asking: boolean) => void;
  onCreate: () => void;
  onClose: () => void;
}

export function TokenList({ focusCreate, onAsking, onCreate, onClose }: TokenListProps) {
  const { t } = useTranslation(['tokens', 'session', 'app']);
  const confirm = useConfirm();
  const notify = useNotify();
  const client = useQueryClient();
  const answer = useRequest(listAccessTokens, {}, { neutral: { data: [] }, refetchInterval: () => POLL });

  async function revoke({ id, name }: AccessToken): Promise<void> {
    onAsking(true);
    const question = { title: t('tokens:askTitle', { name }), text: t('tokens:askText') };
    const yes = await confirm({ ...question, confirm: t('tokens:revoke'), danger: true });
    // Once the key that has closed the question is through.
    setTimeout(() => onAsking(false));
    if (!yes) return;
    try {
      await request(revokeAccessToken, { tokenId: id });
      notify(t('tokens:revoked', { name }));
    } catch {
      notify(t('tokens:revokeFailed'), 'failed');
    }
    await refreshRequests(client, listAccessTokens);
  }

  return (
    <Loaded of={answer} skeleton={<Skeleton height={220} />}>
      {({ data }) => (
        <div className={dialog['form']}>
          <div className={styles['intro']}>
            <p>{t('tokens:intro')}</p>
            <p>{t('tokens:lasting')}</p>
          </div>
          {data.length === 0 ? (
            <p className={styles['none']}>{t('tokens:none')}</p>
          ) : (
            <ul className={styles['list']} aria-label={t('session:tokens.title')}>
              {data.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token)} />
              ))}
            </ul>
          )}
          <div className={dialog['buttons']}>
            <Button variant="default" onClick={onClose}>
              {t('app:close')}
            </Button>
            <Button ref={focusCreate ? focusOnce : null} onClick={onCreate}>
              {t('tokens:create')}
            </Button>
          </div>
        </div>
      )}
    </Loaded>
  );
}

function focusOnce(button: HTMLElement | null): void {
  button?.focus();
}
