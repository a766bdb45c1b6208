/** What kind of post it is, and by hovering, by the Tab key or by touch, why; a click explains all of the card. */
import type { Classified } from '../../../../contract/themes.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Tip } from '../../../ui/tip.tsx';
import styles from './post-classifications.module.css';
import { sayReason } from './rule-words.ts';

export function PostClassifications({ found, onAsk }: { found: readonly Classified[]; onAsk: () => void }) {
  const { t } = useTranslation(['analysis', 'app']);
  if (found.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t('classifications')}>
      {found.map((one) => (
        <li key={one.label}>
          <Tip label={sayReason(t, one)} explains>
            <button type="button" className={styles['chip']} onClick={onAsk}>
              {t(`app:classifications.${one.label}`)}
            </button>
          </Tip>
        </li>
      ))}
    </ul>
  );
}
