/** What kind of post it is, and by hovering, by the Tab key or by touch, why; a click explains all of the card. */
import { Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Classified } from '../../../../contract/themes.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import styles from './post-classifications.module.css';
import { sayReason } from './rule-words.ts';

const EVENTS = { hover: true, focus: true, touch: true };

export function PostClassifications({ found, onAsk }: { found: readonly Classified[]; onAsk: () => void }) {
  const { t } = useTranslation(['analysis', 'app']);
  if (found.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t('classifications')}>
      {found.map((one) => (
        <li key={one.label}>
          <Tooltip label={sayReason(t, one)} events={EVENTS} multiline maw={300} portalProps={IN_MAIN}>
            <button type="button" className={styles['chip']} onClick={onAsk}>
              {t(`app:classifications.${one.label}`)}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
