/** Bounds that do not depend on a subscription. */
export const LIMITS = {
  topicNameLength: 100,
  keywordLength: 100,
  groups: 50,
  /** A query in the keyword language, in UTF-16 units. */
  queryLength: 20_000,
  queryTerms: 2_000,
  queryDepth: 50,
  nearDistance: 50,
  /** Sides that one chain of NEAR may join. */
  nearSides: 4,
  prefixLength: 3,
  /** Tokens of one word, phrase or exact spelling; a Chinese character is one. */
  termTokens: 100,
  /** The largest is also the most posts that one answer holds. */
  rowsPerPage: [10, 25, 50, 100] as const,
  /** Posts of which one call corrects the sentiment. */
  correctedPosts: 100,
  /** Names of an organisation's own: how many entities, other names of one, characters of each. */
  entities: 500,
  entityAliases: 50,
  entityNameLength: 100,
  /** Letters of all names of an organisation, folded as they are looked for: a fifth of what can be compiled (word-trie.ts). */
  entityLetters: 200_000,
  /** Characters of a text on which names are tried. */
  triedText: 5000,
  /** Of a post's content an answer holds this many characters; what is longer ends there with an ellipsis. */
  shownContent: 20_000,
  /** Places of one post that are looked at to mark why it matches; no post but a hostile one has more. */
  explainedPlaces: 50_000,
  /** Items of one list of a filter. */
  filterItems: 200,
  /** Deepest page of raw data; beyond it narrow the filter. */
  skip: 1_000_000,
  /** One line of an import, in bytes; a longer one is rejected by number and the import goes on. */
  importLineBytes: 4 * 1024 * 1024,
  /** One pushed ingest body, in bytes, after decompression. */
  ingestBodyBytes: 32 * 1024 * 1024,
  /** A post dated further ahead of the clock than this is rejected, in milliseconds. */
  futureTolerance: 24 * 60 * 60 * 1000,
  passwordLength: 6,
} as const;
