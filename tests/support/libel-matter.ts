/**
 * What libel is made of: posts with sentences that a model would honestly write of them, and with lies that have the posts' own words.
 * A sentence is `cited posts: text`, counted from 1; it may be in the other language than its posts.
 */
export interface LibelMatter {
  name: string;
  posts: readonly string[];
  honest: readonly string[];
  /** By what is done to the posts. */
  lies: Readonly<Partial<Record<LieKind, readonly string[]>>>;
}

export const LIE_KINDS = [
  'denial lost',
  'denial gained',
  'stronger word',
  'turned round',
  'hearsay as fact',
  'asked as done',
  'mood',
  'across',
] as const;
export type LieKind = (typeof LIE_KINDS)[number];
