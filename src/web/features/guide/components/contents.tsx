/** All pages of the guide, as its first page lists them; the one that is shown is marked. */
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { listedPages } from '../listed-pages.ts';
import { CONTENTS } from '../load-page.ts';
import { useGuidePage } from '../use-guide-page.ts';
import styles from './contents.module.css';
import { Words } from './words.tsx';

export function Contents({ of }: { of: string }) {
  const { t } = useTranslation('guide');
  const heading = useId();
  const first = useGuidePage(CONTENTS).data;
  if (!first) return null;
  return (
    <nav className={styles['contents']} aria-labelledby={heading}>
      <h2 id={heading}>{t('contents')}</h2>
      <ul>
        <li>
          <Link to="/guide" aria-current={of === CONTENTS ? 'page' : undefined} activeOptions={{ exact: true }}>
            {first.title}
          </Link>
        </li>
        {listedPages(first).map(({ page, text }) => (
          <li key={page}>
            <Link to="/guide/$page" params={{ page }} aria-current={of === page ? 'page' : undefined}>
              <Words of={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
