/** Ways to the other pages before the sign-in. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../i18n/shown-words.ts';
import styles from './door.module.css';

type Page = '/login' | '/register' | '/forgotpassword';

const WORDS = { '/login': 'goToLogin', '/register': 'createAccount', '/forgotpassword': 'forgotPassword' } as const;

export function DoorLinks({ to }: { to: readonly Page[] }) {
  const { t } = useTranslation('session');
  return (
    <ul className={styles['links']}>
      {to.map((page) => (
        <li key={page}>
          <Link to={page}>{t(WORDS[page])}</Link>
        </li>
      ))}
    </ul>
  );
}
