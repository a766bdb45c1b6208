/** Bounds that do not depend on a subscription. */
export const LIMITS = {
  topicNameLength: 100,
  keywordLength: 100,
  groups: 50,
  /** A query in the keyword language, in UTF-16 units. */
  queryLength: 20_000,
  queryTerms: 2_000,
  /** Plain words that are to become a query, in UTF-16 units. */
  describedQuery: 1000,
  queryDepth: 50,
  nearDistance: 50,
  /** Sides that one chain of NEAR may join. */
  nearSides: 4,
  prefixLength: 3,
  /** Tokens of one word, phrase or exact spelling; a Chinese character is one. */
  termTokens: 100,
  /** The largest is also the most posts that one answer holds. */
  rowsPerPage: [10, 25, 50, 100] as const,
  /** Posts that one call corrects, tags or hides. */
  changedPosts: 100,
  /** Characters of a tag, tags of one post, and different ones of an organisation. */
  tagLength: 50,
  postTags: 20,
  tags: 500,
  /** Characters of a note, in UTF-16 units, and notes of one post. */
  noteLength: 2000,
  postNotes: 100,
  /** Posts, authors and sites that one topic hides, of each kind. */
  hiddenMentions: 2000,
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
  /** Of a post's title and content this many characters at most are translated, up to the end of a sentence. */
  translatedText: 6000,
  /** Posts that one call translates. */
  translatedPosts: 20,
  /** Places of one post that are looked at to mark why it matches; no post but a hostile one has more. */
  explainedPlaces: 50_000,
  /** Topics beside each other in one comparison. */
  comparedTopics: 5,
  /** What one person has chosen, as JSON, in characters. */
  preferenceLength: 4000,
  /** Views that one person keeps, of all topics; characters of a name, of a field's name, and of all fields as JSON. */
  savedViews: 100,
  viewNameLength: 80,
  viewFieldLength: 50,
  viewSearchLength: 16_000,
  /** Topics that Home shows; beyond it a list with search and order is the better tool. */
  homeTopics: 24,
  /** Answers to answers that are followed back to where they began. */
  answerDepth: 100,
  /** Characters by which the choices of a filter are looked for. */
  searchedName: 100,
  /** Items of one list of a filter. */
  filterItems: 200,
  /** Deepest page of raw data; beyond it narrow the filter. */
  skip: 1_000_000,
  /** One line of an import, in bytes; a longer one is rejected by number and the import goes on. */
  importLineBytes: 4 * 1024 * 1024,
  /** One pushed ingest body, in bytes, after decompression. */
  ingestBodyBytes: 32 * 1024 * 1024,
  /** Its lines: as many as there can be posts in it, of 50 bytes. A line costs a hundred times what an empty one is long. */
  ingestLines: 600_000,
  /** A post dated further ahead of the clock than this is rejected, in milliseconds. */
  futureTolerance: 24 * 60 * 60 * 1000,
  /**
   * Up to here the web lets a browser download a CSV file while it is read, and has larger ones made in the background. Programs may
   * read any size by the address of one.
   */
  downloadedAtOnce: 50_000,
  /** Files that one organisation may be waiting for. */
  exportsUnderWay: 5,
  /** Bytes of the files that are kept for one organisation, above which it gets no new one until some are deleted or expire. */
  keptExportBytes: 4 * 1024 * 1024 * 1024,
  /** Files that one person is shown, the newest. */
  listedExports: 100,
  /** For so long a file is kept. */
  exportHours: 24,
  /** Posts of one file; of XLSX what a sheet holds below its head. */
  exportedRows: { csv: 10_000_000, xlsx: 1_048_575 },
  /** Bytes of one file as it is kept: CSV is packed, to about a fifth. */
  exportBytes: 1024 * 1024 * 1024,
  /** Pages of one person that are told of arrivals at the same time, by one process. */
  openStreams: 10,
  /** Sources that one organisation follows by itself. */
  sources: 500,
  /** Characters of the name of a source that is not asked. */
  sourceNameLength: 100,
  /** Days of its posts that are shown of a source, today included. */
  sourceDays: 14,
  /** Results of one search of the web: the last place that can be asked for, how many at once, and hosts and addresses that narrow it. */
  webResults: 100,
  webResultsAtOnce: 50,
  webAddresses: 20,
  /** Posts that are shown of a source that is tried. */
  sampledPosts: 5,
  /** Posts that one summary is asked of, and characters of each where they are sent along. */
  summarisedPosts: 200,
  summarisedTitle: 10_000,
  summarisedContent: 20_000,
  alertNameLength: 100,
  alertEmails: 10,
  /** Addresses outside that one organisation asks whether they want its alerts, in 24 hours. */
  questionsOfDay: 30,
  /** Topics of one alert, and addresses besides mail to which it sends. */
  alertTopics: 20,
  alertChannels: 5,
  channelAddressLength: 2000,
  /** Largest numbers of a form: of hours, days and months of a cycle, about a year each; of mentions; of percent; of points of a score. */
  alertDuration: { h: 9999, d: 366, M: 12 },
  alertMentions: 999_999_999,
  alertPercent: 9999,
  /** By how much mentions can fall: fewer than none there are not. */
  alertFallPercent: 100,
  alertPoints: 100,
  /** A week. */
  cooldownMinutes: 10_080,
  /** Messages to try an alert, for one person in an hour. */
  alertTests: 20,
  /** How far back an alert is tried before it is saved. */
  previewDays: 30,
  /** Personal access tokens of one person that are not revoked, and characters of the name of one. */
  accessTokens: 20,
  tokenNameLength: 80,
  /** Characters of the key by which a call is made once. */
  idempotencyKeyLength: 255,
  /** Of a person, of the last day. */
  idempotencyKeys: 2000,
  passwordLength: 6,
  longestPassword: 1024,
  emailLength: 320,
} as const;
