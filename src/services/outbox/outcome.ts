/** What came of a message. */
export type Outcome =
  | { kind: 'sent' }
  /** Nobody wants it any more. */
  | { kind: 'dropped' }
  /** It is quiet until then. */
  | { kind: 'put-off'; until: Date }
  /** `reason`: a sentence for the people of the organisation; no secret. */
  | { kind: 'refused-for-good'; reason: string }
  | { kind: 'try-later'; reason: string; notBefore?: Date | null };
