/** Which tags posts have: those of the organisation to choose from, and a field to find one or to make a new one. */
import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Post } from '../../../../contract/posts.ts';
import { getTags } from '../../../../contract/tags.ts';
import { nameKey } from '../../../../engine/text/name-key.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useRequest } from '../../../lib/call.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { usePlanReason } from '../../../lib/plan.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IN_MAIN } from '../../../ui/in-main.ts';
import { type Holdable, InPlan } from '../../../ui/in-plan.tsx';
import { fitsOnAll, hasTag } from '../triaged-list.ts';
import { useTagPosts } from '../use-tag-posts.ts';
import styles from './tag-picker.module.css';

/** `children`: the button, by whose words the popover is called. */
export function TagPicker({ posts, children }: { posts: readonly Post[]; children: Holdable }) {
  if (usePlanReason() !== null) return <InPlan>{children}</InPlan>;
  return (
    <Popover position="bottom-start" withinPortal portalProps={IN_MAIN} trapFocus returnFocus shadow="md">
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown>
        <Choices posts={posts} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Of many tags the first ones; typing finds the others. */
const SHOWN = 30;

function Choices({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const tagPosts = useTagPosts();
  const [typed, setTyped] = useState('');
  const used = useRequest(getTags, {}, { neutral: { data: [] } }).data.data;
  const key = nameKey(typed);
  // A tag that was given just now is not among the used ones yet.
  const own = posts.flatMap(({ tags }) => tags.filter((tag) => !hasTag({ tags: used.map((one) => one.tag) }, tag)));
  const counts = new Map(used.map(({ tag, posts: count }) => [tag, count]));
  const found = [...new Set([...own, ...counts.keys()])].filter((tag) => nameKey(tag).includes(key));
  const isNew = key !== '' && !found.some((tag) => nameKey(tag) === key);
  const full = isNew && !fitsOnAll(posts, typed);

  function change(tag: string, wanted: boolean): void {
    const concerned = posts.filter((post) => hasTag(post, tag) !== wanted);
    setTyped('');
    if (concerned.length > 0) tagPosts(concerned, { add: wanted ? [tag] : [], remove: wanted ? [] : [tag] });
  }
  function press(event: KeyboardEvent): void {
    // While an input method composes Chinese, Enter chooses a character.
    if (event.key !== 'Enter' || isComposing(event) || key === '' || full) return;
    event.preventDefault();
    change(typed.trim(), true);
  }

  return (
    <div className={styles['picker']}>
      <TextInput
        label={t('tags.title')}
        placeholder={t('tags.find')}
        value={typed}
        maxLength={LIMITS.tagLength}
        error={full ? t('tags.fullPost', { max: format.exact(LIMITS.postTags) }) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
        data-autofocus
      />
      {isNew && !full && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => change(typed.trim(), true)}
        >
          {t('tags.new', { tag: typed.trim() })}
        </Button>
      )}
      {found.length > 0 && (
        <fieldset className={styles['choices']} aria-label={t('tags.existing')}>
          {found.slice(0, SHOWN).map((tag) => {
            const having = posts.filter((post) => hasTag(post, tag)).length;
            return (
              <Checkbox
                key={tag}
                size="sm"
                checked={having === posts.length}
                indeterminate={having > 0 && having < posts.length}
                disabled={having < posts.length && !fitsOnAll(posts, tag)}
                onChange={() => change(tag, having < posts.length)}
                label={
                  <span className={styles['choice']}>
                    <span className={styles['name']}>{tag}</span>
                    <span className={styles['count']}>{format.number(counts.get(tag))}</span>
                  </span>
                }
              />
            );
          })}
        </fieldset>
      )}
      {found.length === 0 && !isNew && <p className={styles['none']}>{t('tags.none')}</p>}
    </div>
  );
}
