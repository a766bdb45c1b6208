/** The emoji of the posts, as large as they are frequent, and beside them the same figures as a table. */
import { EMOJIS, type HowAnalysis } from '../../../../contract/analysis/how.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { wordsDrawing } from '../../../ui/drawing/words-drawing.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TonedDownloads } from '../../../ui/toned-downloads.tsx';
import { WordCloud } from '../../../ui/word-cloud.tsx';
import { EMOJI_SIZES } from '../../../ui/word-size.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { type CountedRow, CountedTable } from './counted-table.tsx';
import { NothingHere } from './nothing-here.tsx';
import styles from './what-words.module.css';

const ROWS = 8;

export function Emojis({ how, stale }: { how: HowAnalysis; stale: boolean }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const openPosts = useOpenPosts();
  const rows = how.emoji_cloud.map((emoji): CountedRow => ({ ...emoji, text: emoji.key, bucket: { emojis: [emoji.key] } }));
  const foot = t('how.emojisHint', { most: EMOJIS });
  const total = totalOf(how.overall_sentiment);
  return (
    <Panel
      title={t('how.emojis')}
      stale={stale}
      foot={foot}
      actions={
        rows.length > 0 && (
          <TonedDownloads
            title={t('how.emojis')}
            foot={foot}
            fileName={datedName('emoji', how, format)}
            nameColumn={t('how.emojiColumn')}
            rows={rows}
            total={total}
            draw={(pen) => wordsDrawing({ words: rows, sizes: EMOJI_SIZES }, pen)}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <NothingHere text={t('how.noEmoji')} />
      ) : (
        <div className={styles['sides']}>
          <WordCloud
            label={t('how.emojis')}
            words={rows.map((row) => ({ ...row, label: t('counted.open', { name: row.text, number: format.exact(row.count) }) }))}
            onOpen={({ key }) => openPosts({ title: key, bucket: { emojis: [key] } })}
            sizes={EMOJI_SIZES}
          />
          <CountedTable label={t('how.emojis')} nameColumn={t('how.emojiColumn')} rows={rows} total={total} most={ROWS} />
        </div>
      )}
    </Panel>
  );
}
