/** What a post is about, in one quiet line; what does not fit is a number away. */
import { type Icon, IconBuilding, IconMapPin, IconPackage, IconUser } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '../../../../contract/posts.ts';
import type { EntityType } from '../../../../contract/themes.ts';
import { type Aspect, aboutPost } from '../about-post.ts';
import { useHiddenItems } from '../use-hidden-items.ts';
import styles from './post-about.module.css';

const ICONS: Record<EntityType, Icon> = {
  person: IconUser,
  organisation: IconBuilding,
  place: IconMapPin,
  product: IconPackage,
};

export function PostAbout({ post }: { post: Post }) {
  const { t } = useTranslation('analysis');
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const aspects = useMemo(() => aboutPost(post), [post]);
  const hidden = useHiddenItems(list, aspects);
  if (aspects.length === 0) return null;
  return (
    <div className={styles['about']}>
      <ul ref={list} className={styles['list']} data-folded={!whole || undefined} aria-label={t('about.label')}>
        {aspects.map((aspect) => (
          <li key={`${aspect.kind} ${aspect.text}`}>
            <AspectText aspect={aspect} />
          </li>
        ))}
      </ul>
      {(whole || hidden > 0) && (
        <button type="button" className={styles['more']} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('posts.less') : t('about.more', { count: hidden })}
        </button>
      )}
    </div>
  );
}

function AspectText({ aspect: { kind, text } }: { aspect: Aspect }) {
  const { t } = useTranslation('app');
  if (kind === 'tag' || kind === 'keyword') return <span data-kind={kind}>{text}</span>;
  const Drawn = ICONS[kind];
  return (
    <span data-kind="entity" title={t(`entityTypes.${kind}`)}>
      <Drawn size={14} stroke={1.75} aria-hidden />
      <span className={styles['spoken']}>{t(`entityTypes.${kind}`)}</span> <span className={styles['name']}>{text}</span>
    </span>
  );
}
