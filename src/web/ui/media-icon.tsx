/** The icon of a media type. It never stands alone: its name is beside it, or the label of what holds it. */
import {
  type Icon,
  IconArticle,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTwitter,
  IconBrandX,
  IconBrandYoutube,
  IconFlame,
  IconMessages,
  IconNews,
  IconWorld,
} from '@tabler/icons-react';
import type { MediaType } from '../../contract/media-types.ts';

const ICONS: Record<MediaType, Icon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  twitter: IconBrandTwitter,
  youtube: IconBrandYoutube,
  forum: IconMessages,
  news: IconNews,
  website: IconWorld,
  blog: IconArticle,
  x: IconBrandX,
  lihkg: IconFlame,
};

export function MediaIcon({ type, size = 16 }: { type: MediaType; size?: number }) {
  const Drawn = ICONS[type];
  return <Drawn size={size} stroke={1.75} aria-hidden />;
}
