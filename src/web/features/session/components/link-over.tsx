/** A link in a mail that does not work, and what to do then. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Door } from './door.tsx';
import { DoorLinks } from './door-links.tsx';

export function LinkOver({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation('errors');
  return (
    <Door title={t('somethingWrong')} intro={text} news>
      {children}
      <DoorLinks to={['/login']} />
    </Door>
  );
}
