/** What people answered posts with at one click: how often each was given, and how many posts have it, which it opens. */
import type { HowAnalysis } from '../../../../contract/analysis/how.ts';
import type { Reaction } from '../../../../contract/reactions.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Downloads } from '../../../ui/chart/downloads.tsx';
import { barsDrawing } from '../../../ui/drawing/bars-drawing.ts';
import { NumberText } from '../../../ui/number-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RankedTable } from '../../../ui/ranked-table.tsx';
import { useOpenPosts } from '../use-open-posts.ts';
import { NothingHere } from './nothing-here.tsx';

const SIGNS: Record<Reaction, string> = { likes: '👍', loves: '❤️', hahas: '😆', angrys: '😡', wows: '😮', sads: '😢' };

export function Reactions({ how, stale }: { how: HowAnalysis; stale: boolean }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const openPosts = useOpenPosts();
  const rows = how.facebook_reaction_cloud.filter(({ posts }) => posts > 0);
  const figures = [t('how.given'), t('how.posts')];
  const nameOf = (reaction: Reaction) => t(`posts.reactions.${reaction}`);
  return (
    <Panel
      title={t('how.reactions')}
      stale={stale}
      foot={[t('how.reactionsFoot'), t('how.reactionsHint')].join(' · ')}
      actions={
        rows.length > 0 && (
          <Downloads
            title={t('how.reactions')}
            foot={t('how.reactionsFoot')}
            fileName={datedName('reactions', how, format)}
            data={{
              columns: [t('filter.fields.reactions'), ...figures],
              rows: rows.map(({ reaction, count, posts }) => [nameOf(reaction), count, posts]),
            }}
            draw={(pen) =>
              barsDrawing(
                {
                  columns: figures,
                  rows: rows.map(({ reaction, count, posts }) => ({
                    name: `${SIGNS[reaction]} ${nameOf(reaction)}`,
                    parts: [{ value: count, colour: ({ secondary }) => secondary }],
                    figures: [format.exact(count), format.exact(posts)],
                  })),
                  full: Math.max(...rows.map(({ count }) => count)),
                },
                pen,
              )
            }
          />
        )
      }
    >
      {rows.length === 0 ? (
        <NothingHere text={t('how.noReaction')} />
      ) : (
        <RankedTable
          label={t('how.reactions')}
          nameColumn={t('filter.fields.reactions')}
          columns={[
            {
              key: 'count',
              name: t('how.given'),
              value: ({ count }) => count,
              cell: ({ count }) => <NumberText value={count} />,
            },
            {
              key: 'posts',
              name: t('how.posts'),
              value: ({ posts }) => posts,
              cell: ({ posts }) => <NumberText value={posts} />,
            },
          ]}
          rows={rows}
          keyOf={({ reaction }) => reaction}
          name={({ reaction }) => (
            <>
              <span aria-hidden>{SIGNS[reaction]}</span> {nameOf(reaction)}
            </>
          )}
          openLabel={({ reaction, posts }) => t('counted.open', { name: nameOf(reaction), number: format.exact(posts) })}
          onOpen={({ reaction }) => openPosts({ title: nameOf(reaction), bucket: { reactions: [reaction] } })}
          initial={{ key: 'count', descending: true }}
          most={rows.length}
        />
      )}
    </Panel>
  );
}
