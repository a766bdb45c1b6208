/** Advisory locks of Postgres: any fixed numbers of our own, each for one thing alone. */
export const ADVISORY_LOCKS = {
  /** Until the transaction ends that changes the tables. */
  migrations: 7_265_001,
  /** By the trigger that numbers changes of topics, where it stands in SQL (0002_topic_changes.sql). */
  topicChanges: 7_265_002,
  /** Until the transaction ends in which sources are claimed. */
  sourceClaims: 7_265_003,
  /** See one-at-a-time.ts. */
  oneAtATime: 7_265_004,
} as const;
