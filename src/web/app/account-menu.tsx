/** Who is signed in; what the button opens comes when it is reached for. */
import { UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { signOut } from '../features/session/keep-session.ts';
import { useTranslation } from '../i18n/shown-words.ts';
import { useOrgUsers } from '../lib/organisation.ts';
import { useSession } from '../lib/session.ts';
import { Initial } from '../ui/initial.tsx';
import { Lazily, latePart } from '../ui/lazily.tsx';
import styles from './account-menu.module.css';

const accountItems = latePart(async () => (await import('./account-items.tsx')).AccountItems);

const MENU = 'account-menu';

export function AccountMenu({ compact }: { compact: boolean }) {
  const { t } = useTranslation('app');
  const [opened, setOpened] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const user = useSession((session) => session.user);
  // The token that is kept has the name of when they signed in.
  const [self] = useOrgUsers().data;
  // Whoever loses the network must still find the way to sign out.
  const leave = useMemo(() => ({ label: t('signOut'), run: () => void signOut() }), [t]);
  if (!user) return null;
  const ownName = self?.name ?? user.name;
  const name = ownName || user.email;
  return (
    <>
      <UnstyledButton
        ref={setButton}
        id={MENU}
        className={styles['account'] ?? ''}
        data-compact={compact || undefined}
        aria-label={`${t('account')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${MENU}-dropdown` : undefined}
        {...accountItems.reach}
        onClick={() => setOpened(!opened)}
      >
        <Initial name={name} />
        {!compact && (
          <span className={styles['who']}>
            <span className={styles['name']}>{name}</span>
            {ownName && <span className={styles['email']}>{user.email}</span>}
          </span>
        )}
      </UnstyledButton>
      <Lazily
        of={accountItems}
        menuId={MENU}
        button={button}
        opened={opened}
        onChange={setOpened}
        onAway={() => setOpened(false)}
        otherwise={leave}
      />
    </>
  );
}
