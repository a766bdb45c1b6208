/** Of all mentions that are compared, the part of each topic, most first. */
import { useNavigate } from '@tanstack/react-router';
import type { Comparison } from '../../../../contract/analysis/comparison.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ShareDownloads } from '../../../ui/share-downloads.tsx';
import { ShareRow } from '../../../ui/share-row.tsx';
import rows from '../../../ui/share-rows.module.css';
import { shareText } from '../../../ui/share-text.ts';
import { usePostsOf } from '../use-comparison-place.ts';
import { useLeftOut } from '../use-left-out.ts';
import { TopicDot } from './topic-sign.tsx';

export function ShareOfVoice({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation(['comparison', 'analysis', 'app']);
  const format = useFormat();
  const navigate = useNavigate();
  const postsOf = usePostsOf();
  const foot = [t('comparison:voiceHint'), ...useLeftOut(comparison)].join(' · ');
  const ranked = comparison.topics
    .map((topic) => ({ topic, count: topic.mentions.value ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  const most = Math.max(1, ...ranked.map(({ count }) => count));
  return (
    <Panel
      title={t('comparison:voice')}
      total={t('app:mentionsCount', { count: comparison.count, number: format.exact(comparison.count) })}
      stale={stale}
      foot={foot}
      actions={
        <ShareDownloads
          title={t('comparison:voice')}
          foot={foot}
          fileName={datedName('share-of-voice', comparison, format)}
          nameColumn={t('comparison:topic')}
          rows={ranked.map(({ topic: { name, place, shareOfVoice }, count }) => ({
            name,
            count,
            percent: shareOfVoice,
            colour: ({ series, text }) => series[place] ?? text,
          }))}
        />
      }
    >
      <ul className={rows['rows']}>
        {ranked.map(({ topic: { id, name, place, shareOfVoice }, count }) => {
          const percent = shareText(shareOfVoice, format);
          return (
            <ShareRow
              key={id}
              sign={<TopicDot place={place} />}
              name={
                <>
                  {name}
                  <span
                    className={rows['bar']}
                    style={{ width: `${(100 * count) / most}%`, background: `var(--color-series-${place + 1})` }}
                  />
                </>
              }
              count={count}
              percent={percent}
              open={{
                label: t('analysis:byMediaType.open', { name, number: format.exact(count), percent }),
                onOpen: () => void navigate(postsOf(id)),
              }}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
