/** Themes: keywords that stand in the same posts. A theme opens the posts that have any of them. */
import type { Theme } from '../../../../contract/analysis/what.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import dotted from '../../../ui/dotted-line.module.css';
import { themeName, themeWords } from '../theme-name.ts';
import { useDatedName } from '../use-dated-name.ts';
import { CountedPanel } from './counted-panel.tsx';
import type { CountedRow } from './counted-table.tsx';
import styles from './themes.module.css';

export interface ThemesProps {
  themes: readonly Theme[];
  /** All mentions. */
  total: number;
  stale: boolean;
  most: number;
  /** Beside other panels: fewer columns. */
  brief?: boolean;
}

export function Themes({ themes, total, stale, most, brief = false }: ThemesProps) {
  const { t } = useTranslation('analysis');
  const rows = themes.map(
    (theme): CountedRow => ({
      ...theme,
      key: theme.keywords.map(({ key }) => key).join(' '),
      text: themeName(theme),
      shown: <ThemeWords theme={theme} />,
      bucket: { keywords: theme.keywords.map(({ key }) => key) },
    }),
  );
  return (
    <CountedPanel
      label={t('themes.title')}
      stale={stale}
      foot={t('themes.hint')}
      none={t('themes.none')}
      fileName={useDatedName()('themes')}
      nameColumn={t('themes.column')}
      rows={rows}
      total={total}
      most={most}
      brief={brief}
    />
  );
}

function ThemeWords({ theme }: { theme: Theme }) {
  return (
    <span className={dotted['line']}>
      {themeWords(theme).map(({ key, text }, place) => (
        <span key={key} className={place === 0 ? undefined : styles['others']}>
          {text}
        </span>
      ))}
    </span>
  );
}
