/**
 * How a statement says which posts a part of it is about, where posts are spread over shards (cluster-statement.ts). Everything that is
 * known of a post lies on the shard of the post; other posts of the same author, conversation or text may lie elsewhere. The marks are
 * comments, which mean nothing to a store of one machine.
 */

export const EACH = '/* each shard */';
export const ALL = '/* all shards */';
export const END = '/* end */';

/**
 * A query in brackets of which a shard needs only its own posts to answer for them, whatever it joins and looks up. What stands around it
 * is computed there too and put together from partial answers, if it takes its rows from it directly.
 */
export function onEachShard(select: string): string {
  return `${EACH}(${select})${END}`;
}

/**
 * A query in brackets that must see the posts of all shards, although it may stand within one for each: to the right of IN, and wherever
 * its answer is a value, since it may be any machine that finds that out.
 */
export function onAllShards(select: string): string {
  return `${ALL}(${select})${END}`;
}
