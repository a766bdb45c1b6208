/** What can be said of a query in the keyword language. The web has the words; engine/query finds them. */

/** The query means nothing until these are mended. */
export const QUERY_ERRORS = [
  'queryEmpty',
  /** Longer than LIMITS.queryLength. */
  'queryTooLong',
  'queryTooManyTerms',
  'queryNestedTooDeep',
  /** Two terms side by side. */
  'queryMissingOperator',
  /** An operator with nothing on one side. */
  'queryMissingOperand',
  'queryEmptyGroup',
  'queryUnclosedGroup',
  'queryUnopenedGroup',
  'queryUnclosedQuote',
  'queryUnclosedExact',
  'queryUnopenedExact',
  /** A term without a character that can be searched for. */
  'queryUnreadableTerm',
  /** More than LIMITS.termTokens. */
  'queryTermTooLong',
  'queryPrefixTooShort',
  /** A star that is not at the end of a word. */
  'queryWildcardPlace',
  'queryUnknownField',
  /** A site, language or source that is none. */
  'queryFieldValue',
  'queryNestedField',
  /** No distance, or one outside LIMITS.nearDistance. */
  'queryNearDistance',
  /** Something that has no place among the words: AND, NOT, exact spelling, a field. */
  'queryNearOperand',
  'queryNearChain',
  /** Hashtags and handles that make more than LIMITS.queryTerms with all that they may stand beside. */
  'queryNearTags',
  /** Nothing that must occur. */
  'queryOnlyNot',
  /** `-word`, `+word`, `!word`, `&&`, `||`: signs of other languages. */
  'querySymbol',
  /** `word~2`, `word^3`, `[a TO b]`, `wo?d`, `/regex/`. */
  'queryUnsupported',
] as const;
export type QueryError = (typeof QUERY_ERRORS)[number];

/** The query is searched as written, and may not be what was meant. */
export const QUERY_WARNINGS = [
  /** `and`, `or`, `not`, `near/3`: words, not operators. */
  'queryLowercaseOperator',
  /** AND beside OR without parentheses. */
  'queryMixedOperators',
  /** Matches posts that hold none of its terms: `a OR NOT b`. */
  'queryBroad',
  /** A star after a Chinese character or an emoji changes nothing. */
  'queryWildcardIdle',
  'queryRepeatedTerm',
] as const;
export type QueryWarning = (typeof QUERY_WARNINGS)[number];
