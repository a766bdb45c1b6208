/** The icon of a media type. It never stands alone: its name is beside it, or is the icon's label. */
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

export interface MediaIconProps {
  type: MediaType;
  size?: number;
  /** Left out where the name is written beside the icon. */
  label?: string;
}

export function MediaIcon({ type, size = 16, label }: MediaIconProps) {
  const Drawn = ICONS[type];
  if (!label) return <Drawn size={size} stroke={1.75} aria-hidden />;
  return (
    <span role="img" aria-label={label} title={label} style={{ display: 'inline-flex' }}>
      <Drawn size={size} stroke={1.75} aria-hidden />
    </span>
  );
}
