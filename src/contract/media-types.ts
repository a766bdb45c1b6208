/** The ten media types of the product and their wire ids; a post has exactly one. */

export const MEDIA_TYPE_IDS = {
  facebook: 1,
  instagram: 2,
  twitter: 3,
  youtube: 4,
  forum: 5,
  news: 6,
  website: 7,
  blog: 8,
  x: 9,
  lihkg: 10,
} as const;

export type MediaType = keyof typeof MEDIA_TYPE_IDS;

export const MEDIA_TYPES = Object.keys(MEDIA_TYPE_IDS) as [MediaType, ...MediaType[]];
