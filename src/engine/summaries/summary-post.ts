/** A post as summaries read it. */
export interface SummaryPost {
  id: string;
  title: string;
  content: string;
  /** As detected; null where unknown. */
  language: string | null;
  /** Engagement, at least 0. */
  weight: number;
  /** ISO 8601. */
  publishedAt: string;
}
