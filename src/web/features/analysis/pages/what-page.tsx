/** What is said: keywords, names, hashtags and accounts; themes; kinds of posts. */
import { getThemes, getWhat } from '../../../../contract/analysis/endpoints.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { useFigures } from '../api.ts';
import { Kinds } from '../components/kinds.tsx';
import { NoMention } from '../components/no-mention.tsx';
import { Themes } from '../components/themes.tsx';
import { WhatWords } from '../components/what-words.tsx';
import styles from './tab-grid.module.css';

/** Pixels: what the panels come to with their rows. */
const WORDS = 560;
const BELOW = 380;
const THEMES = 8;

export function WhatPage() {
  const what = useFigures(getWhat);
  return (
    <Loaded of={what} skeleton={<Waiting />}>
      {(data) => {
        if (data === null || data.count === 0) return <NoMention />;
        return (
          <div className={styles['grid']}>
            <div className={styles['whole']}>
              <WhatWords what={data} stale={what.stale} />
            </div>
            <div className={styles['half']}>
              <LoadedThemes total={data.count} />
            </div>
            <div className={styles['half']}>
              <Kinds what={data} stale={what.stale} />
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

function LoadedThemes({ total }: { total: number }) {
  const { t } = useTranslation('analysis');
  const themes = useFigures(getThemes);
  return (
    <Loaded of={themes} skeleton={<LoadingPanel title={t('themes.title')} height={BELOW} />}>
      {(data) => <Themes themes={data ?? []} total={total} stale={themes.stale} most={THEMES} />}
    </Loaded>
  );
}

function Waiting() {
  const { t } = useTranslation('analysis');
  return (
    <div className={styles['grid']}>
      <div className={styles['whole']}>
        <LoadingPanel title={t('what.title')} height={WORDS} />
      </div>
      <div className={styles['half']}>
        <LoadingPanel title={t('themes.title')} height={BELOW} />
      </div>
      <div className={styles['half']}>
        <LoadingPanel title={t('kinds.title')} height={BELOW} />
      </div>
    </div>
  );
}
