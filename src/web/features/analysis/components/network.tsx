/** Who answers whom: a picture of arrows, and the same arrows as a table. An author and an arrow open exactly their posts. */
import { useCallback, useMemo } from 'react';
import type { ReplyNetwork } from '../../../../contract/analysis/who.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import type { ChartHit } from '../../../ui/chart/chart-picture.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { answersBucket, answersOf, isCut, type NetworkAuthor, nodeBucket, strongest } from '../author-buckets.ts';
import { networkOption } from '../network-option.ts';
import { useDatedName } from '../use-dated-name.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { NothingHere } from './nothing-here.tsx';

const HEIGHT = 440;
/** Pixels that names and the edge of the panel leave for the picture, and the arrows that have room in it. */
const WIDE = { frame: { width: 940, height: 380 }, arrows: 50 };
const MIDDLE = { frame: { width: 560, height: 380 }, arrows: 26 };
const NARROW = { frame: { width: 230, height: 380 }, arrows: 12 };

export function Network({ network, stale }: { network: ReplyNetwork; stale: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const openPosts = useOpenPosts();
  const words = useNetworkWords();
  const dated = useDatedName();
  const listed = useMemo(() => answersOf(network), [network]);
  const middle = useMediaQuery('(max-width: 1200px)');
  const narrow = useMediaQuery('(max-width: 767px)');
  const { frame, arrows } = narrow ? NARROW : middle ? MIDDLE : WIDE;
  // More would be a tangle; the table has all that are told.
  const shown = useMemo(() => strongest(listed, arrows), [listed, arrows]);
  const option = useMemo(() => networkOption(shown, words, frame), [shown, words, frame]);
  const open = useCallback(
    ({ dataIndex, dataType }: ChartHit) => {
      if (dataType === 'node') {
        const author = shown.authors[dataIndex];
        if (author) {
          const title = author.mentions > 0 ? author.name : t('network.answersTo', { name: author.name });
          openPosts({ title, bucket: nodeBucket(author) });
        }
        return;
      }
      const arrow = listed[dataIndex];
      if (arrow) openPosts({ title: `${arrow.from.name} → ${arrow.to.name}`, bucket: answersBucket(arrow.from, arrow.to) });
    },
    [shown, listed, openPosts, t],
  );
  const title = t('network.title');
  if (listed.length === 0) {
    return (
      <Panel title={title} stale={stale}>
        <NothingHere text={t('network.none')} />
      </Panel>
    );
  }
  const total = t('network.total', { count: network.count, number: format.exact(network.count) });
  const pairs = format.exact(listed.length);
  const cut = isCut(listed, network);
  return (
    <Chart
      title={title}
      total={total}
      stale={stale}
      description={[
        t('network.describe', { authors: shown.authors.length, arrows: shown.answers.length, total }),
        t(cut ? 'network.tableFirst' : 'network.tableAll', { pairs }),
      ].join(' ')}
      data={{
        columns: [t('network.columns.pair'), t('network.columns.media'), t('network.columns.answers')],
        rows: listed.map(({ from, to, count }) => [`${from.name} → ${to.name}`, t(`app:mediaTypes.${from.mediaType}`), count]),
      }}
      network
      option={option}
      height={HEIGHT}
      fileName={dated('who-answers-whom')}
      foot={[
        t('network.foot'),
        ...(listed.length > arrows ? [t(cut ? 'network.partFirst' : 'network.part', { shown: arrows, pairs })] : []),
      ].join(' · ')}
      hint={t('network.hint')}
      onHit={open}
      hasPoints={false}
    />
  );
}

function useNetworkWords() {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  return useMemo(
    () => ({
      author: ({ name, mediaType, mentions, answered }: NetworkAuthor) => ({
        name,
        figures: t('network.author', {
          media: t(`app:mediaTypes.${mediaType}`),
          mentions: t('app:mentionsCount', { count: mentions, number: format.exact(mentions) }),
          answered: t('network.answered', { count: answered, number: format.exact(answered) }),
        }),
      }),
      answers: (from: string, to: string, count: number) => t('network.answers', { from, to, number: format.exact(count) }),
    }),
    [t, format],
  );
}
