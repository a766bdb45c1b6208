/**
 * Likes, shares, views and the six reactions: log-normal, growing slowly with the author's followers, as each medium shows
 * them.
 */
import type { MediaType } from '../../contract/media-types.ts';
import type { ImportedPost } from '../../contract/posts.ts';
import type { Random } from './random.ts';
import type { Stance } from './subjects.ts';

export interface Audience {
  followers: number | null;
  /** Comments that are in the demo; the medium may show more. */
  answers: number;
  comment: boolean;
  /** 1 usually; higher while everybody talks about it. */
  excitement: number;
}

export type Figures = Pick<ImportedPost, 'likes' | 'dislikes' | 'comments' | 'shares' | 'views' | 'reactions'>;

/** Median likes of a post by somebody with few followers. */
const MEDIAN: Record<MediaType, number> = {
  facebook: 14,
  instagram: 32,
  twitter: 5,
  x: 6,
  youtube: 70,
  forum: 3,
  lihkg: 12,
  news: 20,
  website: 4,
  blog: 8,
};

export function engagement(media: MediaType, stance: Stance, audience: Audience, random: Random): Figures {
  const fame = ((audience.followers ?? 300) / 300) ** 0.35;
  const scale = audience.comment ? 0.16 : fame * audience.excitement;
  const likes = Math.round(MEDIAN[media] * scale * Math.exp(random.normal() * 1.05));
  if (audience.comment) return commentFigures(media, likes, stance, random);
  const comments = audience.answers + Math.round(audience.answers * random.next() * 0.6);
  const shares = Math.round(likes * (0.04 + random.next() * (stance === 'bad' ? 0.3 : 0.14)));
  switch (media) {
    case 'facebook':
      return { likes, comments, shares, reactions: reactions(likes, stance, random) };
    case 'instagram':
      return { likes, comments };
    case 'twitter':
    case 'x':
      return { likes, comments, shares, views: likes * random.between(18, 60) + random.between(20, 300) };
    case 'youtube':
      return { likes, comments, views: likes * random.between(20, 55) + random.between(50, 900) };
    case 'lihkg':
      return { likes, dislikes: Math.round(likes * random.next() * (stance === 'good' ? 0.5 : 0.2)), comments };
    case 'forum':
      return { likes, comments, views: (likes + comments + 3) * random.between(12, 40) };
    case 'news':
      return { likes, comments, shares };
    case 'website':
      return { shares };
    case 'blog':
      return { likes, comments };
  }
}

function commentFigures(media: MediaType, likes: number, stance: Stance, random: Random): Figures {
  if (media === 'facebook') return { likes, reactions: reactions(likes, stance, random) };
  if (media === 'lihkg') return { likes, dislikes: Math.round(likes * random.next() * 0.3) };
  return { likes };
}

const FEELINGS = {
  good: { loves: 0.26, hahas: 0.03, wows: 0.06, sads: 0, angrys: 0 },
  bad: { loves: 0, hahas: 0.12, wows: 0.05, sads: 0.12, angrys: 0.36 },
  ask: { loves: 0.02, hahas: 0.02, wows: 0.02, sads: 0.01, angrys: 0 },
  fact: { loves: 0.06, hahas: 0.03, wows: 0.1, sads: 0.01, angrys: 0.01 },
  mixed: { loves: 0.06, hahas: 0.06, wows: 0.04, sads: 0.05, angrys: 0.06 },
} satisfies Record<Stance, unknown>;

/** The six parts add up to the total. */
function reactions(total: number, stance: Stance, random: Random): NonNullable<ImportedPost['reactions']> {
  const shares = FEELINGS[stance];
  const part = (share: number): number => Math.floor(total * share * (0.5 + random.next()));
  const loves = part(shares.loves);
  const hahas = part(shares.hahas);
  const wows = part(shares.wows);
  const sads = part(shares.sads);
  const angrys = part(shares.angrys);
  return { likes: Math.max(0, total - loves - hahas - wows - sads - angrys), loves, hahas, wows, sads, angrys };
}
