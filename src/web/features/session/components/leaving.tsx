/** On the way to the provider to be signed out there, which may take its time; here it is done. */
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Door } from './door.tsx';

export function Leaving() {
  const { t } = useTranslation('session');
  return (
    <Door title={t('signingOut')} news>
      {null}
    </Door>
  );
}
