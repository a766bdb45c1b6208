/** What passes between the program and the process that holds its model. */
import type { SentimentScore } from '../../engine/sentiment/score.ts';

export type ProcessRequest = { kind: 'score'; id: number; texts: string[] } | { kind: 'cancel'; id: number };

export type ProcessAnswer =
  | { kind: 'ready' }
  | { kind: 'unusable'; reason: string }
  | { kind: 'scores'; id: number; scores: SentimentScore[] }
  | { kind: 'failed'; id: number; reason: string };
