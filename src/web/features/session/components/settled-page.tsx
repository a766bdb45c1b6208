/** A page before the sign-in that cannot be shown until the server has told where accounts are kept. */
import type { ReactNode } from 'react';
import type { ClientSettings } from '../../../../contract/accounts.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useSettingsQuery } from '../use-client-settings.ts';
import { Door } from './door.tsx';
import { DoorLinks } from './door-links.tsx';
import { Notice } from './notice.tsx';

export function SettledPage({ title, children }: { title: string; children: (settings: ClientSettings) => ReactNode }) {
  const { t } = useTranslation('session');
  const { data, isError, refetch } = useSettingsQuery();
  if (data) return children(data);
  if (!isError) return null;
  return (
    <Door title={title}>
      <Notice text={t('noAnswer')} action={t('tryAgain')} onAction={() => void refetch()} />
      <DoorLinks to={['/login']} />
    </Door>
  );
}
