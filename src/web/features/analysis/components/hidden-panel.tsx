/** What this topic hides: how much of it, and beside the page all of it, each with the way back. */
import { Button, SegmentedControl, Skeleton, UnstyledButton } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { getHidden, HIDDEN_KINDS, type HiddenCounts, type HiddenItem, type HiddenKind } from '../../../../contract/hidden.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useRequest } from '../../../lib/call.ts';
import { authorOf } from '../../../lib/filter-fields.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { focusBeside } from '../../../ui/focus-after.ts';
import { InPlan } from '../../../ui/in-plan.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useAnalysis } from '../use-analysis.ts';
import { useHidePosts } from '../use-hide-posts.ts';
import styles from './hidden-panel.module.css';
import { NothingHere } from './nothing-here.tsx';

const NOTHING: { data: HiddenItem[]; counts: HiddenCounts } = { data: [], counts: { post: 0, author: 0, site: 0 } };

export function HiddenPanel() {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const { id } = useAnalysis();
  const [opened, setOpened] = useState(false);
  const { counts } = useRequest(getHidden, { id, limit: 1 }, { neutral: NOTHING }).data;
  const kinds = HIDDEN_KINDS.filter((kind) => counts[kind] > 0);
  const numbers = kinds.map((kind) => t(`hidden.counts.${kind}`, { count: counts[kind], number: format.exact(counts[kind]) }));
  return (
    <>
      {kinds.length > 0 && (
        <UnstyledButton className={styles['link']} aria-haspopup="dialog" onClick={() => setOpened(true)}>
          <IconEyeOff size={14} aria-hidden />
          {t('hidden.link', { what: numbers.join(t('why.comma')) })}
        </UnstyledButton>
      )}
      <SidePanel opened={opened} onClose={() => setOpened(false)} size={480} title={t('hidden.panel')}>
        <Hidden counts={counts} first={kinds[0] ?? 'post'} />
      </SidePanel>
    </>
  );
}

const FIRST = 50;

function Hidden({ counts, first }: { counts: HiddenCounts; first: HiddenKind }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { id } = useAnalysis();
  const [asked, setAsked] = useState({ kind: first, limit: FIRST });
  const hidden = useRequest(getHidden, { id, ...asked }, { neutral: NOTHING, keepLast: true });
  return (
    <>
      <p className={styles['hint']}>{t('hidden.hint')}</p>
      <SegmentedControl
        aria-label={t('hidden.kind')}
        fullWidth
        value={asked.kind}
        onChange={(kind) => setAsked({ kind: kind as HiddenKind, limit: FIRST })}
        data={HIDDEN_KINDS.map((kind) => ({
          value: kind,
          label: t(`hidden.kinds.${kind}`, { number: format.exact(counts[kind]) }),
        }))}
      />
      <Loaded of={hidden} skeleton={<Skeleton height={240} mt="md" />}>
        {({ data }) =>
          data.length === 0 ? (
            <NothingHere text={t('hidden.none')} />
          ) : (
            <ul className={styles['list']} aria-label={t('hidden.panel')} data-stale={hidden.stale || undefined}>
              {data.map((item) => (
                <li key={`${item.kind} ${item.key}`}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {counts[asked.kind] > asked.limit && (
        <Button
          variant="default"
          size="xs"
          mt="md"
          onClick={() => setAsked({ ...asked, limit: Math.min(asked.limit + 4 * FIRST, LIMITS.hiddenMentions) })}
        >
          {t('hidden.more')}
        </Button>
      )}
    </>
  );
}

function Item({ item }: { item: HiddenItem }) {
  const { t } = useTranslation(['analysis', 'app']);
  const format = useFormat();
  const now = useNow();
  const { restore } = useHidePosts();
  const author = item.kind === 'author' ? authorOf(item.key) : null;
  const label = author ? t('filter.author', { name: item.label, media: t(`app:mediaTypes.${author.mediaType}`) }) : item.label;
  const name = label === '' ? t('posts.noText') : label;
  const when = format.relative(item.at, Math.max(now, Date.parse(item.at)));
  return (
    <div className={styles['item']}>
      <div className={styles['what']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['by']}>
          {item.by === null ? t('hidden.when', { when }) : t('hidden.byWhom', { name: item.by, when })}
          {item.kind !== 'post' && ` · ${t('hidden.mentions', { count: item.mentions, number: format.exact(item.mentions) })}`}
        </span>
      </div>
      <InPlan>
        <Button
          variant="default"
          size="xs"
          aria-label={t('hidden.restoreNamed', { name })}
          onClick={(event) => {
            focusBeside(event.currentTarget);
            restore({ kind: item.kind, keys: [item.key] });
          }}
        >
          {t('hidden.restore')}
        </Button>
      </InPlan>
    </div>
  );
}
