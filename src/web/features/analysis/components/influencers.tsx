/** Who writes, and how far it carries: one row per author and media type, ranked as the server ranks them until sorted otherwise. */
import type { Influencer, WhoAnalysis } from '../../../../contract/analysis/who.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { MediaIcon } from '../../../ui/media-icon.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type RankedColumn, RankedTable } from '../../../ui/ranked-table.tsx';
import { TonedDownloads, type TonedDownloadsProps } from '../../../ui/toned-downloads.tsx';
import { authorBucket, UNKNOWN_AUTHORS } from '../author-buckets.ts';
import { useDatedName } from '../use-dated-name.ts';
import { useOpenPosts } from '../use-open-posts.ts';
import { useTonedColumns } from '../use-toned-columns.tsx';
import { AuthorActions } from './author-actions.tsx';
import styles from './influencers.module.css';
import { NothingHere } from './nothing-here.tsx';

/** With its place in the ranking, and what it is called in a file. */
type RankedAuthor = Influencer & { rank: number; text: string };

export interface InfluencersProps {
  who: WhoAnalysis;
  stale: boolean;
  most: number;
  /** Beside other panels: fewer columns, no more rows, and nothing to be done with them. */
  brief?: boolean;
}

export function Influencers({ who, stale, most, brief = false }: InfluencersProps) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const openPosts = useOpenPosts();
  const columns = useColumns(who, brief);
  const rank: RankedColumn<RankedAuthor> = {
    key: 'rank',
    name: t('who.columns.rank'),
    value: (author) => author.rank,
    first: 'ascending',
    cell: (author) => author.rank,
    from: 'medium',
  };
  const rows = who.influencers.map(
    (influencer, index): RankedAuthor => ({ ...influencer, text: influencer.name, rank: index + 1 }),
  );
  const title = t(brief ? 'who.top' : 'who.title');
  const further = useFurther();
  const dated = useDatedName();
  const unknown = t('who.unknown', { count: who.unknown, number: format.exact(who.unknown) });
  return (
    <Panel
      title={title}
      total={t('who.count', { count: who.count, number: format.exact(who.count) })}
      stale={stale}
      actions={
        rows.length > 0 && (
          <TonedDownloads
            title={title}
            foot={t('who.ranked')}
            fileName={dated('authors')}
            nameColumn={t('app:author')}
            rows={rows}
            total={who.mentions}
            most={most}
            further={further}
            drawnName={({ name, mediaType }) => t('filter.author', { name, media: t(`app:mediaTypes.${mediaType}`) })}
          />
        )
      }
      foot={
        <>
          {t('who.ranked')}
          {who.unknown > 0 && (
            <>
              {' · '}
              <button
                type="button"
                className={styles['unknown']}
                onClick={() => openPosts({ title: t('posts.unknownAuthor'), bucket: UNKNOWN_AUTHORS })}
              >
                {unknown}
              </button>
            </>
          )}
        </>
      }
    >
      {rows.length === 0 ? (
        <NothingHere text={t('who.none')} />
      ) : (
        <RankedTable
          label={t('who.title')}
          {...(!brief && { lead: rank })}
          nameColumn={t('app:author')}
          columns={columns}
          rows={brief ? rows.slice(0, most) : rows}
          keyOf={({ id, mediaType }) => `${mediaType}:${id}`}
          name={(author) => <AuthorName author={author} />}
          openLabel={(author) =>
            t('who.open', {
              name: author.name,
              media: t(`app:mediaTypes.${author.mediaType}`),
              mentions: t('app:mentionsCount', { count: author.count, number: format.exact(author.count) }),
            })
          }
          onOpen={(author) => openPosts({ title: author.name, bucket: authorBucket(author) })}
          {...(!brief && { actions: (author: RankedAuthor) => <AuthorActions author={author} /> })}
          initial={{ key: 'rank', descending: false }}
          most={most}
        />
      )}
    </Panel>
  );
}

function useColumns(who: WhoAnalysis, brief: boolean): RankedColumn<RankedAuthor>[] {
  const { t } = useTranslation('analysis');
  const { count, share, sentiment, score } = useTonedColumns<RankedAuthor>(who.mentions);
  const figure = (key: 'followers' | 'reach' | 'engagement', from?: 'medium' | 'wide'): RankedColumn<RankedAuthor> => ({
    key,
    name: t(`who.columns.${key}`),
    value: (author) => author[key],
    cell: (author) => <NumberText value={author[key]} />,
    ...(from && { from }),
  });
  if (brief) return [count, figure('engagement')];
  return [
    figure('followers', 'medium'),
    figure('reach', 'wide'),
    figure('engagement'),
    count,
    { ...share, from: 'wide' },
    { ...sentiment, from: 'wide' },
    { ...score, from: 'wide' },
  ];
}

/** What a file says of an author beside the counts. */
function useFurther(): TonedDownloadsProps<RankedAuthor>['further'] {
  const { t } = useTranslation(['analysis', 'app']);
  return [
    { name: t('how.mediaColumn'), value: ({ mediaType }) => t(`app:mediaTypes.${mediaType}`) },
    { name: t('who.columns.followers'), value: ({ followers }) => followers },
    { name: t('who.columns.reach'), value: ({ reach }) => reach },
    { name: t('who.columns.engagement'), value: ({ engagement }) => engagement },
  ];
}

function AuthorName({ author: { name, mediaType } }: { author: Influencer }) {
  const { t } = useTranslation('app');
  return (
    <span className={styles['author']}>
      <bdi>{name}</bdi>
      <span className={styles['media']}>
        <MediaIcon type={mediaType} size={14} />
        {t(`mediaTypes.${mediaType}`)}
      </span>
    </span>
  );
}
