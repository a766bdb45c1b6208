/** The tables by the names that the program has for them. */
export type Table =
  | 'posts'
  | 'edited_posts'
  | 'reread_posts'
  | 'mentions'
  | 'sentiment_corrections'
  | 'organisation_entities'
  | 'post_tags'
  | 'hidden_mentions'
  | 'migrations';
