/** The tabs of a topic as links: each has its address and keeps what that of the page says. Pointing at one asks for its figures. */
import { Link, useLocation } from '@tanstack/react-router';
import { memo, useEffect, useRef } from 'react';
import { getHow, getWhat, getWhen, getWhere, getWho } from '../../../../contract/analysis/endpoints.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { keysOf } from '../../../lib/shortcuts.ts';
import { usePrefetch } from '../api.ts';
import { useAnalysis } from '../use-analysis.ts';
import styles from './analysis-tabs.module.css';

const TABS = [
  { to: '/topics/$id/overview', name: 'tabs.overview', shortcut: 'overview', asks: 'overview' },
  { to: '/topics/$id/what', name: 'tabs.what', shortcut: 'what', asks: getWhat },
  { to: '/topics/$id/when', name: 'tabs.when', shortcut: 'when', asks: getWhen },
  { to: '/topics/$id/who', name: 'tabs.who', shortcut: 'who', asks: getWho },
  { to: '/topics/$id/where', name: 'tabs.where', shortcut: 'where', asks: getWhere },
  { to: '/topics/$id/how', name: 'tabs.how', shortcut: 'how', asks: getHow },
  { to: '/topics/$id/raw-data', name: 'tabs.rawData', shortcut: 'rawData', asks: 'posts' },
] as const;

export const AnalysisTabs = memo(function AnalysisTabs() {
  const { t } = useTranslation('analysis');
  const { id, search } = useAnalysis();
  const prefetch = usePrefetch(id, search);
  const plainKeys = usePreferences((preferences) => preferences.plainKeys);
  const tabs = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another current tab
  useEffect(() => {
    const row = tabs.current;
    if (!row) return;
    // It is told with the next picture, which is laid out by then, and again when the row or a word in it has another size.
    const sizes = new ResizeObserver(() => {
      const current = row.querySelector<HTMLElement>('[aria-current]');
      if (current) row.scrollTo({ left: current.offsetLeft - row.clientWidth / 2 + current.clientWidth / 2 });
    });
    for (const one of [row, ...row.children]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [path]);
  return (
    <nav ref={tabs} className={styles['tabs']} aria-label={t('tabs.label')}>
      {TABS.map(({ to, name, shortcut, asks }) => (
        <Link
          key={to}
          to={to}
          params={{ id }}
          search
          className={styles['tab']}
          data-tab={to.split('/').at(-1)}
          aria-keyshortcuts={plainKeys ? keysOf(shortcut)[0] : undefined}
          activeProps={{ 'aria-current': 'page' }}
          resetScroll={false}
          onMouseEnter={() => prefetch(asks)}
          onFocus={() => prefetch(asks)}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
});
