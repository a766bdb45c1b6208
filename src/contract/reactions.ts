/** What people answer a post with at one click, on media that count each kind. */
export const REACTIONS = ['likes', 'loves', 'hahas', 'angrys', 'wows', 'sads'] as const;
export type Reaction = (typeof REACTIONS)[number];
