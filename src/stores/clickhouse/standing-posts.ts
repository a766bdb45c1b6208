/**
 * Which rows of `posts` still say what is true, told without FINAL. A post that was sent again may have several; they agree in
 * everything a query can ask for, so whoever counts must count ids. (While stored posts are read again, those of the batch at
 * hand may be found by the old reading too; see reread-posts.ts.) FINAL would read the columns of a condition of every post
 * and merge them before it asks: over a million posts 0.1 s at best, twice what searching a text without it takes.
 */

import { onAllShards } from './shard-scope.ts';

/** A row of `edited_posts`, to be stored before the post itself: until that is there, the post is not found at all. */
export interface EditedPostRow {
  /** UInt64 in decimal. */
  id: string;
  /** Of the row that replaces what was there. */
  version: number;
}

/** One pair of lists, read once per statement; an id with several edits counts by its last. */
const EDITS = onAllShards(
  'SELECT (groupArray(id), groupArray(edit)) FROM (SELECT id, max(version) AS edit FROM edited_posts GROUP BY id)',
);

const REREAD =
  '(SELECT (groupArray(tokens_version), groupArray(upto)) FROM (SELECT tokens_version, max(below) AS upto FROM reread_posts GROUP BY tokens_version))';

/** A condition over `posts`. */
export const STANDS =
  `version >= transform(id, tupleElement(${EDITS}, 1), tupleElement(${EDITS}, 2), toUInt64(0))` +
  ` AND id >= transform(tokens_version, tupleElement(${REREAD}, 1), tupleElement(${REREAD}, 2), toUInt64(0))`;
