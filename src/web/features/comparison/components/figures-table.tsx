/** The key figures, a row for each topic. Each figure opens what it is made of. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ComparedTopic, Comparison } from '../../../../contract/analysis/comparison.ts';
import type { Changed } from '../../../../contract/analysis/figures.ts';
import { SENTIMENTS } from '../../../../contract/filter-choices.ts';
import { totalOf } from '../../../../engine/analysis/tally.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { datedName } from '../../../lib/dated-name.ts';
import { useTimezone } from '../../../lib/organisation.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { windowText } from '../../../lib/window-text.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { Hint } from '../../../ui/hint.tsx';
import { NumberText } from '../../../ui/number-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchFailure } from '../../../ui/search-failure.tsx';
import { shareText } from '../../../ui/share-text.ts';
import { byPlace, isCounted } from '../by-place.ts';
import { CHANGING, figuresRows } from '../figures-data.ts';
import { usePostsOf } from '../use-comparison-place.ts';
import styles from './figures-table.module.css';
import { TopicSign } from './topic-sign.tsx';

export function FiguresTable({ comparison, stale }: { comparison: Comparison; stale: boolean }) {
  const { t } = useTranslation(['comparison', 'analysis']);
  const format = useFormat();
  const heads = [
    { key: 'mentions', name: t('analysis:kpi.mentions') },
    { key: 'voice', name: t('comparison:voice'), hint: t('comparison:voiceHint') },
    { key: 'score', name: t('analysis:kpi.score'), hint: t('analysis:kpi.scoreHint') },
    { key: 'engagement', name: t('analysis:kpi.engagement'), hint: t('analysis:kpi.engagementHint') },
    { key: 'reach', name: t('analysis:kpi.reach'), hint: t('analysis:kpi.reachHint') },
    { key: 'authors', name: t('analysis:kpi.authors') },
  ];
  const title = t('analysis:kpi.label');
  const changing = CHANGING.map((key) => t(`analysis:kpi.${key}`));
  const data = {
    columns: [
      t('comparison:topic'),
      ...changing.flatMap((name) => [name, t('comparison:before', { name })]),
      t('comparison:voice'),
      t('comparison:scoredMentions'),
    ],
    rows: figuresRows(comparison, (percent) => shareText(percent, format)),
  };
  return (
    <Panel
      title={title}
      stale={stale}
      actions={<CsvButton title={title} data={data} fileName={datedName('comparison-figures', comparison, format)} />}
      foot={t('comparison:figuresFoot')}
    >
      <table className={styles['table']} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('comparison:topic')}</th>
            {heads.map(({ key, name, hint }) => (
              <th key={key} scope="col">
                {name}
                {hint && <Hint text={hint} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byPlace(comparison).map((topic) => (
            <tr key={topic.id}>
              <th scope="row">
                <Link to="/topics/$id/overview" params={{ id: topic.id }} className={styles['name']}>
                  <TopicSign name={topic.name} place={topic.place} />
                </Link>
                {isCounted(topic) && <Remarks topic={topic} window={comparison} />}
              </th>
              {isCounted(topic) ? (
                <Figures topic={topic} heads={heads} />
              ) : (
                <td colSpan={heads.length} className={styles['none']}>
                  {topic.state === 'failed' ? <SearchFailure topic={topic} /> : t('comparison:searching')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** What to know of a topic before its figures are set beside those of another. */
function Remarks({ topic, window }: { topic: ComparedTopic; window: Comparison }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const timezone = useTimezone((organisation) => organisation.timezone);
  const { covered, state } = topic;
  const whole = covered?.startDate === window.startDate && covered.endDate === window.endDate;
  return (
    <>
      {!whole && (
        <span className={styles['covered']}>
          {covered
            ? t('covers', { period: windowText(covered.startDate, covered.endDate, timezone, format) })
            : t('coversNothing')}
        </span>
      )}
      {(state === 'building' || state === 'failed') && <span className={styles['covered']}>{t(`oldFigures.${state}`)}</span>}
    </>
  );
}

function Figures({ topic, heads }: { topic: ComparedTopic; heads: readonly { key: string; name: string }[] }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const postsOf = usePostsOf();
  const { id, name } = topic;
  const posts = postsOf(id);
  const scored = totalOf(topic.sentiment) - topic.sentiment.unscored;
  const open = (figure: string, value: string) => t('openFigure', { figure, value, name });
  const who = { ...posts, to: '/topics/$id/who' } as const;
  const cells: Record<string, ReactNode> = {
    mentions: (
      <>
        <Link {...posts} aria-label={open(nameOf('mentions'), format.exact(topic.mentions.value))}>
          <NumberText value={topic.mentions.value} />
        </Link>
        <Way of={topic.mentions} text={format.signedPercent} was={format.number} />
      </>
    ),
    voice: (
      <Link {...posts} aria-label={open(nameOf('voice'), shareText(topic.shareOfVoice, format))}>
        {shareText(topic.shareOfVoice, format)}
      </Link>
    ),
    score: (
      <>
        {scored === 0 ? (
          format.score(topic.score.value)
        ) : (
          <Link
            {...postsOf(id, { title: nameOf('score'), bucket: { sentiments: [...SENTIMENTS] } })}
            aria-label={open(nameOf('score'), format.score(topic.score.value))}
          >
            {format.score(topic.score.value)}
          </Link>
        )}
        <span className={styles['way']}>{t('scored', { count: scored, number: format.number(scored) })}</span>
        <Way of={topic.score} text={format.signedScore} was={format.score} />
      </>
    ),
    engagement: (
      <>
        <Link
          {...posts}
          search={{ ...posts.search, sort: 'engagement' }}
          aria-label={open(nameOf('engagement'), format.exact(topic.engagement.value))}
        >
          <NumberText value={topic.engagement.value} />
        </Link>
        <Way of={topic.engagement} text={format.signedPercent} was={format.number} />
      </>
    ),
    reach: (
      <>
        <Link {...who} aria-label={open(nameOf('reach'), format.exact(topic.reach.value))}>
          <NumberText value={topic.reach.value} />
        </Link>
        <Way of={topic.reach} text={format.signedPercent} was={format.number} />
      </>
    ),
    authors: (
      <>
        <Link {...who} aria-label={open(nameOf('authors'), format.exact(topic.authors.value))}>
          <NumberText value={topic.authors.value} />
        </Link>
        <Way of={topic.authors} text={format.signedPercent} was={format.number} />
      </>
    ),
  };
  return heads.map((head) => (
    <td key={head.key} data-name={head.name}>
      {cells[head.key]}
    </td>
  ));

  function nameOf(key: string): string {
    return heads.find((head) => head.key === key)?.name ?? '';
  }
}

/** The change against the time before; nothing where there is nothing to compare with. */
function Way({ of, text, was }: { of: Changed; text: (change: number) => string; was: (value: number | null) => string }) {
  const { t } = useTranslation('analysis');
  if (of.change === null) return null;
  return (
    <span className={styles['way']} title={t('kpi.was', { value: was(of.previous) })}>
      {text(of.change)}
    </span>
  );
}
