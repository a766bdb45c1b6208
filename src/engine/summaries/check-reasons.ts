/** Why a sentence of a summary is not shown: in the order in which they are looked for. */
export const REASONS = [
  'no-citation',
  /** Longer than a sentence is, or of more posts than one can say something of. */
  'too-long',
  /** Cites what is not in the selection. */
  'unknown-post',
  /** Holds an address, which a summary has no need of and a hostile post would like to be passed on. */
  'link',
  'other-numbers',
  'other-names',
  /** Puts in quotation marks what the posts do not say. */
  'other-quotes',
  'other-words',
  /** The posts say the opposite, or deny it. */
  'reversed',
  /** Says a grave word that the posts do not say of it. */
  'stronger',
  /** Takes for done what the posts only ask for, promise or expect. */
  'only-wished',
  /** The posts complain where it has them praise, or praise where it has them complain. */
  'other-mood',
  /** The posts say it the other way round: who did it to whom. */
  'turned-round',
  /** Takes for a fact what the posts have from hearsay. */
  'hearsay',
  /** The posts give another cause, or none. */
  'other-cause',
  /** The posts ask whether it is so. */
  'only-asked',
  /** In another language than its posts, and without number, name or word that could be compared. */
  'nothing-to-check',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * `across`: the sentence is in another language than its posts, so that only numbers, names and the words of alike-words.ts were compared.
 * `posts`: those of the cited that bear it.
 */
export type Checked = { supported: true; posts: readonly string[]; across: boolean } | { supported: false; reason: Reason };

/** `posts`: the ids that it cites. */
export interface CitedSentence {
  text: string;
  posts: readonly string[];
}
