/**
 * Orders mentions by time, those of one second by their ids, in one number: the pair of both takes a statement over a million
 * mentions twice as long.
 */
export const NEWEST = 'bitShiftLeft(toUInt64(toUInt32(published_at)), 32) + bitShiftRight(post_id, 32)';
