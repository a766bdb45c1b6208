/** One chip for each thing the filter sets, each removed by itself. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/shown-words.ts';
import { NO_FILTER } from '../../lib/filter-search.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import styles from './filter-bar.module.css';
import { useChips } from './use-chips.ts';
import { useFilter } from './use-filter.ts';

/** Shown until all are asked for. */
const MOST = 12;

export function FilterChips({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation('analysis');
  const { change } = useFilter();
  const chips = useChips();
  const [whole, setWhole] = useState(false);
  const hidden = whole ? 0 : Math.max(0, chips.length - MOST);
  const kept = useKeptFocus<HTMLDivElement>([whole, ...chips.map(({ key }) => key)].join());
  return (
    <div {...kept}>
      {chips.length > 0 && (
        <ul className={styles['chips']} aria-label={t('filter.set')}>
          {chips.slice(0, chips.length - hidden).map(({ key, name, without }) => (
            <li key={key} className={styles['chip']}>
              <span className={styles['chip-name']} title={name}>
                {name}
              </span>
              <button
                type="button"
                className={styles['remove']}
                aria-label={t('filter.remove', { name })}
                onClick={() => change(without)}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
          {hidden > 0 && (
            <li className={styles['clear']}>
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setWhole(true)}>
                {t('about.more', { count: hidden })}
              </Button>
            </li>
          )}
          <li className={styles['clear']}>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => change(NO_FILTER)}>
              {t('filter.clear')}
            </Button>
            {actions}
          </li>
        </ul>
      )}
    </div>
  );
}
