/**
 * What differs between the two visual variants, in one table. A channel is what a person picks; it may cover more
 * than one media type, so that no stored post is out of reach (LIHKG is a forum; X and Twitter are one place).
 */
import type { MediaType } from './media-types.ts';

export type VariantName = 'default' | 'second';

export interface Channel {
  /** The media type that names the channel on screen. */
  name: MediaType;
  /** Every media type a topic or filter receives when the channel is picked. */
  covers: readonly MediaType[];
}

export interface Variant {
  channels: readonly Channel[];
  /** As engine/writing/dates.ts writes them. */
  dateFormats: { date: string; dateTime: string; dashed: string };
}

const alone = (name: MediaType): Channel => ({ name, covers: [name] });

export const VARIANTS: Record<VariantName, Variant> = {
  default: {
    channels: [
      alone('facebook'),
      alone('instagram'),
      { name: 'twitter', covers: ['twitter', 'x'] },
      alone('youtube'),
      alone('website'),
      alone('news'),
      alone('blog'),
      { name: 'forum', covers: ['forum', 'lihkg'] },
    ],
    dateFormats: { date: 'dd/MMM/yyyy', dateTime: 'dd/MMM/yyyy HH:mm', dashed: 'dd-MMM-yyyy' },
  },
  second: {
    channels: [alone('facebook'), { name: 'x', covers: ['x', 'twitter'] }, { name: 'forum', covers: ['forum', 'lihkg'] }],
    dateFormats: { date: 'dd/MM/yyyy', dateTime: 'dd/MM/yyyy HH:mm', dashed: 'dd-MM-yyyy' },
  },
};
