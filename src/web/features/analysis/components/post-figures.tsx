/** The engagement of a post: what is known of it, nothing for what is not. */
import { type Icon, IconEye, IconFlame, IconHeart, IconMessageCircle, IconShare3, IconThumbDown } from '@tabler/icons-react';
import type { Post } from '../../../../contract/posts.ts';
import { REACTIONS } from '../../../../contract/reactions.ts';
import { useTranslation } from '../../../i18n/shown-words.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './post-card.module.css';

const FIGURES = [
  ['likes', IconHeart],
  ['dislikes', IconThumbDown],
  ['comments', IconMessageCircle],
  ['shares', IconShare3],
  ['views', IconEye],
  ['hotvalue', IconFlame],
] as const satisfies readonly (readonly [keyof Post, Icon])[];

export function PostFigures({ post }: { post: Post }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  // A hot value that only repeats the engagement says nothing new.
  const known = FIGURES.filter(([name]) => post[name] !== null && !(name === 'hotvalue' && post.hotvalue === post.engagement));
  const reactions = REACTIONS.filter((name) => name !== 'likes' && (post.reactions[name] ?? 0) > 0);
  if (known.length + reactions.length === 0) return null;
  return (
    <ul className={styles['figures']}>
      {known.map(([name, Drawn]) => (
        <li key={name} title={`${t(`posts.${name}`)}: ${format.exact(post[name])}`}>
          <Drawn size={15} stroke={1.75} aria-hidden />
          <span className={styles['hidden']}>{t(`posts.${name}`)}</span> {format.number(post[name])}
        </li>
      ))}
      {reactions.map((name) => (
        <li key={name}>
          {t(`posts.reactions.${name}`)} {format.number(post.reactions[name])}
        </li>
      ))}
    </ul>
  );
}
