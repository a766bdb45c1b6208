/** What a post is about, in one quiet line; what does not fit is a number away. */
import { useMemo, useRef, useState } from 'react';
import type { Post } from '../../../../contract/posts.ts';
import type { EntityType } from '../../../../contract/themes.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { EntityTypeIcon } from '../../../ui/entity-type-icon.tsx';
import { type Aspect, aboutPost } from '../about-post.ts';
import { useHiddenItems } from '../use-hidden-items.ts';
import styles from './post-about.module.css';

/** `isWhole`: the card shows all of the text. */
export function PostAbout({ post, isWhole }: { post: Post; isWhole: boolean }) {
  const { t } = useTranslation(['analysis', 'app']);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const language = usePreferences((preferences) => preferences.language);
  const aspects = useMemo(() => aboutPost(post, { isWhole, language }), [post, isWhole, language]);
  const hidden = useHiddenItems(list, aspects);
  if (aspects.length === 0) return null;
  return (
    <div className={styles['about']}>
      <ul ref={list} className={styles['list']} data-folded={!open || undefined} aria-label={t('about.label')}>
        {aspects.map(({ kind, text }) => (
          <li key={`${kind} ${text}`} {...(isEntity(kind) && { title: t(`app:entityTypes.${kind}`) })}>
            {isEntity(kind) && <EntityKind type={kind} />}
            <span className={styles['text']} data-entity={isEntity(kind) || undefined}>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {(open || hidden > 0) && (
        <button type="button" className={styles['more']} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('posts.less') : t('about.more', { count: hidden })}
        </button>
      )}
    </div>
  );
}

function isEntity(kind: Aspect['kind']): kind is EntityType {
  return kind !== 'tag' && kind !== 'keyword';
}

function EntityKind({ type }: { type: EntityType }) {
  const { t } = useTranslation('app');
  return (
    <>
      <EntityTypeIcon type={type} size={14} />
      <span className={styles['spoken']}>{t(`entityTypes.${type}`)}</span>
    </>
  );
}
